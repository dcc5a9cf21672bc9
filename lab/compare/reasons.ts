/** Errors of other packages, each with its reason. A pattern matches the text that `lab/compare/run.ts` prints for the error. */
export const REASONS: readonly (readonly [cases: RegExp, reason: string])[] = [
	[
		/^countries of .*: VG Virgin Islands$/,
		'Virgin Islands alone are those of the United States in addresses; the British ones say so.',
	],
	[/^countries of .*: CD Congo$/, 'Congo alone is the Republic of the Congo, by the name that ISO 3166-1 gives it.'],
	[
		/^countries of world-countries official: GF Guiana$/,
		'Guiana alone is a region of several countries, and one letter from Guyana.',
	],
	[
		/^provinces of (?:iso-3166-2|country-region-data): IR-/,
		'ISO 3166-2 dealt out the codes of Iran anew in 2020; the package has the old ones.',
	],
	[/^provinces of iso-3166-2: (?:PF-PF|KY-KY) /, 'The list has the country itself in the place of its subdivisions.'],
	[
		/^provinces of iso-3166-2: TW-TPQ Taipei$/,
		'The county of Taipei is New Taipei since 2010, and Taipei alone is the city.',
	],
	[/^provinces of country-region-data: EE-/, 'A capital in brackets is no part of the name of a county.'],
	[/^provinces of country-region-data: ID-SR Sulawesi Selatan$/, 'ID-SR is Sulawesi Barat; Sulawesi Selatan is ID-SN.'],
	[
		/^provinces of country-state-city: ID-KA Kalimantan Barat$/,
		'ID-KA is the island of Kalimantan; Kalimantan Barat is ID-KB.',
	],
	[/^provinces of country-region-data: UM-(?:BN|SB) /, 'ISO 3166-2 does not list the bank, which nobody lives on.'],
	[
		/^provinces of country-state-city: US-UM-/,
		'The outlying islands are a country of their own, UM, and no state of US.',
	],
	[/^codes in use, by validator: AZ /, 'They ask for the prefix AZ, which most senders leave out.'],
	[/^codes in use, by validator: HT /, 'They ask for the prefix HT, which is not part of the code.'],
	[/^codes in use, by validator: IR /, 'They refuse the hyphen that the authority writes.'],
	[/^codes in use, by validator: LT /, 'They ask for the prefix LT, which is not part of the code.'],
	[/^codes in use, by postcode-validator: (?:KH|MM) /, 'They know only the shorter codes from before.'],
	[/^codes in use, by postcode-validator: NI /, 'They know only the seven digits from before 2012.'],
	[/^codes in use, by postcode-validator: PW /, 'They know only 96940; Palau has 96939, too.'],
	[
		/^codes in use, by (?:postcode-validator|validator): SA /,
		'They do not know the four further digits that name a building.',
	],
	[
		/^codes in use, by postcode-validator: SO /,
		'They accept any five digits and none of the codes with the two letters of a region.',
	],
]

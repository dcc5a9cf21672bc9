/** Errors of the packages, by the text that `lab/compare/run.ts` prints, each with its reason. */
export const REASONS: readonly { readonly cases: RegExp; readonly reason: string }[] = [
	{
		cases: /^countries of .*: VG Virgin Islands$/,
		reason: 'Virgin Islands alone are those of the United States in addresses; the British ones say so.',
	},
	{
		cases: /^countries of .*: CD Congo$/,
		reason: 'Congo alone is the Republic of the Congo, by the name that ISO 3166-1 gives it.',
	},
	{
		cases: /^countries of world-countries official: GF Guiana$/,
		reason: 'Guiana alone is a region of several countries, and one letter from Guyana.',
	},
	{
		cases: /^provinces of (?:iso-3166-2|country-region-data): IR-/,
		reason: 'ISO 3166-2 dealt out the codes of Iran anew in 2020; the package has the old ones.',
	},
	{
		cases: /^provinces of iso-3166-2: (?:PF-PF|KY-KY) /,
		reason: 'The list has the country itself in the place of its subdivisions.',
	},
	{
		cases: /^provinces of iso-3166-2: TW-TPQ Taipei$/,
		reason: 'The county of Taipei is New Taipei since 2010, and Taipei alone is the city.',
	},
	{
		cases: /^provinces of country-region-data: EE-/,
		reason: 'A capital in brackets is no part of the name of a county.',
	},
	{
		cases: /^provinces of country-region-data: ID-SR Sulawesi Selatan$/,
		reason: 'ID-SR is Sulawesi Barat; Sulawesi Selatan is ID-SN.',
	},
	{
		cases: /^provinces of country-state-city: ID-KA Kalimantan Barat$/,
		reason: 'ID-KA is the island of Kalimantan; Kalimantan Barat is ID-KB.',
	},
	{
		cases: /^provinces of country-region-data: UM-(?:BN|SB) /,
		reason: 'ISO 3166-2 does not list the bank, which nobody lives on.',
	},
	{
		cases: /^provinces of country-state-city: US-UM-/,
		reason: 'The outlying islands are a country of their own, UM, and no state of US.',
	},
	{
		cases: /^codes in use, by validator: AZ /,
		reason: 'They ask for the prefix AZ, which most senders leave out.',
	},
	{
		cases: /^codes in use, by validator: HT /,
		reason: 'They ask for the prefix HT, which is not part of the code.',
	},
	{
		cases: /^codes in use, by validator: IR /,
		reason: 'They refuse the hyphen that the authority writes.',
	},
	{
		cases: /^codes in use, by validator: LT /,
		reason: 'They ask for the prefix LT, which is not part of the code.',
	},
	{
		cases: /^codes in use, by postcode-validator: (?:KH|MM) /,
		reason: 'They know only the shorter codes from before.',
	},
	{
		cases: /^codes in use, by postcode-validator: NI /,
		reason: 'They know only the seven digits from before 2012.',
	},
	{
		cases: /^codes in use, by postcode-validator: PW /,
		reason: 'They know only 96940; Palau has 96939, too.',
	},
	{
		cases: /^codes in use, by (?:postcode-validator|validator): SA /,
		reason: 'They do not know the four further digits that name a building.',
	},
	{
		cases: /^codes in use, by postcode-validator: SO /,
		reason: 'They accept any five digits and none of the codes with the two letters of a region.',
	},
]

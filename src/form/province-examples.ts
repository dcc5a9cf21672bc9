/** The province of the zip that a form shows as an example, where it is not the first of the country's: each behind the code of its country. */
const PROVINCE_EXAMPLES =
	'AMER ARC AUNSW BRSP CAON CNBJ CODC EGC ESM IED INDL ITRM JP13 MXCMX MY14 NIBO PT11 ROB RUMOW TWTPE UA30 USCA UYMO'

/** The province to show as an example, by the country's alpha-2 code in capitals; undefined where the first does. */
export function provinceExample(countryCode: string): string | undefined {
	return PROVINCE_EXAMPLES.split(' ')
		.find((pair) => pair.startsWith(countryCode))
		?.slice(2)
}

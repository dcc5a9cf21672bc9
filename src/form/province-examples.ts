/** The province of a country's example zip, if it is not the country's first province: the country's code, then the province's. */
const PROVINCE_EXAMPLES =
	'AMER ARC AUNSW BRSP CAON CNBJ CODC EGC ESM IDJK IED INDL ITRM JP13 MXCMX MY14 NIBO PT11 ROB RUMOW TWTPE UA30 USCA UYMO'

/** Returns the example province of a country (alpha-2 code in capitals). Returns undefined for the first province. */
export function provinceExample(countryCode: string): string | undefined {
	return PROVINCE_EXAMPLES.split(' ')
		.find((pair) => pair.startsWith(countryCode))
		?.slice(2)
}

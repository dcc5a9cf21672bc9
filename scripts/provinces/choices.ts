import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/**
 * Countries to which ISO gave new codes. CLDR and iso-3166-2 still use the old ones, so their names would go to the wrong
 * provinces.
 */
export const RENUMBERED = ['IR', 'MA']
/** Countries whose addresses name the second level of ISO 3166-2, with the codes of the first level that addresses name too. */
export const SECOND_LEVEL: Readonly<Record<string, readonly string[]>> = {
	ES: ['CE', 'ML'],
	IT: ['23'],
	PH: ['00'],
	IE: [],
	BD: [],
	DO: [],
}
/** Countries whose addresses name both levels. */
export const BOTH_LEVELS = ['BE', 'IQ']
/** The codes that addresses name, for countries where the levels of ISO 3166-2 don't decide. */
export const NAMED: Readonly<Record<string, RegExp>> = {
	GB: /^(?:ENG|NIR|SCT|WLS)$/,
	CV: /^(?:BV|BR|MA|SL|SV)$/,
	EE: /^..$/,
	DK: /^8.$/,
	LU: /^..$/,
	NL: /^(?!AW|CW|SX)..$/,
	FR: /^(?:[A-Z]{3}|20R|97\d)$/,
	ID: /^(?!JW|KA|ML|NU|PP|SL|SM)/,
}
/**
 * The areas of the second level of ISO 3166-2:GB that are no part of England, as its list has them. An address keeps the name of its
 * area.
 */
export const NATIONS: readonly (readonly [nation: string, areas: string])[] = [
	['', 'ENG NIR SCT WLS EAW GBN UKM'],
	['NIR', 'ABC AND ANN BFS CCG DRS FMO LBC MEA MUL NMD'],
	[
		'SCT',
		'ABD ABE AGB ANS CLK DGY DND EAY EDH EDU ELN ELS ERW FAL FIF GLG HLD IVC MLN MRY NAY NLK ORK PKN RFW SAY SCB SLK STG WDU WLN ZET',
	],
	['WLS', 'AGY BGE BGW CAY CGN CMN CRF CWY DEN FLN GWN MON MTY NTL NWP PEM POW RCT SWA TOF VGL WRX'],
	['ENG', ''],
]

/** Countries whose addresses need no province, but where people write one. */
const WRITTEN = ''

/** Countries that have new provinces for which ISO has no codes yet. ISO's old codes lead to the new provinces. */
export const REDRAWN = ['VN']

export const use: Readonly<Record<string, string>> = require('../facts/province-use.json')
export const WITH_NAMES = new Set(`${use.both} ${use.one} ${use.hidden} ${use.named} ${WRITTEN}`.split(' '))

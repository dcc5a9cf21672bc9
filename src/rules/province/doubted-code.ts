import { type Findings, note } from '../core/finding.ts'
import type { Change } from '../core/issue.ts'
import { PROVINCE_MESSAGES } from './province-findings.ts'
import type { Province } from './province-table.ts'
import { COUNTRIES_UNDER_CN } from './province-use.ts'

/**
 * Returns the province of the name if it has the better evidence: in CN, where shops have numbered the provinces in ways of their
 * own (12 is Tianjin by the national standard, and Zhejiang in a list that many shops use), the zip can be in the province of the
 * name and not in that of the code. Otherwise null: the code wins (D-11).
 *
 * @param agrees Whether a zip can be in a province.
 */
export function provinceInsteadOfCode(
	country: string,
	byCode: Province | null,
	byName: Province | null,
	zip: string,
	agrees: (zip: string, country: string, province: string) => boolean,
): Province | null {
	if (country !== 'CN' || byCode === null || byName === null || COUNTRIES_UNDER_CN.includes(byName.code)) return null
	return !agrees(zip, country, byCode.code) && agrees(zip, country, byName.code) ? byName : null
}

/** Notes that the code is doubtful, and suggests that of the name's province (D-11). */
export function noteDoubtedCode(country: string, byCode: Province, { code, name }: Province, to: Findings): void {
	const suggestion: Change[] = [{ path: ['provinceCode'], value: code, label: name }]
	const params = { country, code: byCode.code, name: byCode.name, province: name }
	note(to, PROVINCE_MESSAGES, 'address.province.code-doubted', {
		severity: 'warning',
		about: 'change',
		path: ['provinceCode'],
		rule: 'D-11',
		params,
		suggestion,
	})
}

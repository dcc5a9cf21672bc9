import type { CellValue } from 'hucre/xlsx'
import { writeCell } from './csv-format.ts'

/** Thrown for bytes that don't contain orders. The message is a sentence about the bytes. */
export class NoText extends Error {}

/**
 * Returns a sheet of a spreadsheet as CSV: the sheet with the name, otherwise the first one. Numbers keep the digits of the file, and get the zeros
 * that a format such as `00000` shows. A formula becomes its stored result, and a date is written as 2026-01-31. Rows keep their numbers.
 */
export async function sheetToCsv(bytes: Uint8Array, name: string | undefined): Promise<string> {
	// The reader is loaded only for a spreadsheet.
	const { readXlsx } = await import('./read-xlsx.ts')
	const { sheets } = await readXlsx(bytes, { readStyles: true }).catch((error: Error) => {
		throw new NoText(`is a spreadsheet that can't be read: ${error.message}`)
	})
	const sheet = name === undefined ? sheets[0] : sheets.find((each) => each.name === name)
	if (sheet === undefined) {
		const names = sheets.map((each) => JSON.stringify(each.name)).join(', ')
		throw new NoText(`has no sheet ${JSON.stringify(name ?? '')}. Its sheets: ${names}.`)
	}
	const lines = sheet.rows.map((row, at) =>
		row
			.map((value, column) => {
				const { style, formulaResult } = sheet.cells?.get(`${at},${column}`) ?? {}
				return writeCell(cellText(value ?? formulaResult ?? null, style?.numFmt), ',')
			})
			.join(','),
	)
	return `${lines.join('\r\n')}\r\n`
}

function cellText(value: CellValue, format = ''): string {
	if (value === null || value === undefined) return ''
	if (value instanceof Date) return value.toISOString().replace(/T00:00:00\.000Z$/, '')
	if (typeof value === 'number' && /^0{2,}$/.test(format)) return String(value).padStart(format.length, '0')
	// Each row of a sheet becomes one line.
	return String(value).replace(/\r\n|\n|\r/g, ' ')
}

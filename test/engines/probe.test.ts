import { describe, expect, it } from 'vitest'
import { readAnswers } from '../../lab/engines/answers.ts'
import * as bulk from '../../src/entries/bulk.ts'
import { makeRow } from './orders.ts'
import { judgeRows, judgeVectors } from './probe.ts'
import { readVectors } from './vectors.ts'

const ROWS = 5000

interface Answer {
	readonly status: string
	readonly value?: { readonly address?: { readonly countryCode?: string } }
	readonly issues: readonly { readonly code: string }[]
}

describe('the questions to every engine', () => {
	const text = judgeRows(bulk, 0, ROWS)
	const answers = text
		.trim()
		.split('\n')
		.map((line) => JSON.parse(line) as Answer)

	it('cover the whole world, mostly valid, and invalid in most ways', () => {
		const share = (status: string): number => answers.filter((each) => each.status === status).length / answers.length
		expect(share('valid')).toBeGreaterThan(0.4)
		expect(share('invalid')).toBeGreaterThan(0.2)
		expect(share('unknown')).toBeGreaterThan(0.005)
		expect(new Set(answers.map(({ value }) => value?.address?.countryCode)).size).toBeGreaterThan(200)
		expect(new Set(answers.flatMap(({ issues }) => issues.map(({ code }) => code))).size).toBeGreaterThan(30)
	})

	it('do not depend on earlier questions', () => {
		expect(judgeRows(bulk, 4321, 10)).toBe(
			text
				.split('\n')
				.slice(...linesOf(4321, 10))
				.join('\n')
				.concat('\n'),
		)
		expect(makeRow(7)).toEqual(makeRow(7))
		expect(makeRow(7)).not.toEqual(makeRow(8))
	})

	it('include every published vector', () => {
		const questions = readVectors()
		expect(questions.length).toBeGreaterThan(2000)
		expect(judgeVectors(questions).trim().split('\n')).toHaveLength(questions.length)
	})
})

/** Returns the first line and the number of lines of some rows: a row has one line, every eighth row has two more. */
function linesOf(from: number, count: number): [number, number] {
	const start = (row: number): number => row + 2 * Math.ceil(row / 8)
	return [start(from), start(from + count)]
}

describe('the answers of an engine', () => {
	const read = async (...command: readonly string[]): Promise<string[]> => {
		const answers: string[] = []
		for await (const answer of readAnswers(command)) if (answers.push(answer.toString()) === 4) break
		return answers
	}
	const readCode = (code: string): Promise<string[]> => read(process.execPath, '-e', code)

	it('end at U+0000, in any pieces, with no line break before it', async () => {
		const code = `const w = (s) => require('fs').writeSync(1, s); w('é'); w('\\0\\nb\\n\\0'); w('\\0')`
		expect(await readCode(code)).toEqual(['é', 'b\n', ''])
	})

	it('are absent if the engine fails, which is an error', async () => {
		await expect(readCode('process.exit(3)')).rejects.toThrow('ended with 3')
		await expect(read('/no/such/engine')).rejects.toThrow('ENOENT')
	})

	it('are read only as far as needed', async () => {
		expect(await readCode(`for (;;) require('fs').writeSync(1, 'a\\0b\\0')`)).toEqual(['a', 'b', 'a', 'b'])
	})
})

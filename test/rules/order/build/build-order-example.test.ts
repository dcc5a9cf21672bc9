import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as library from '../../../../src/entries/index.ts'

const example = readFileSync(join(import.meta.dirname, '../../../../examples/build-an-order.ts'), 'utf8')

it('examples/build-an-order.ts prints the output in its comments', () => {
	const printed: string[] = []
	const expected = [...example.matchAll(/^\t\/\/ (.*)$/gm)].map((match) => match[1])
	const code = example.replace(/^import \{(.*)\} from 'orderwright'$/m, 'const {$1} = library')
	new Function('library', 'console', code)(library, { log: (...parts: unknown[]) => printed.push(parts.join(' ')) })
	expect(expected.length).toBeGreaterThan(3)
	expect(printed.flatMap((text) => text.split('\n'))).toEqual(expected)
})

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { transform } from 'esbuild'

/**
 * What a bundler may drop if nobody uses it. esbuild would leave this comment out with all others, so a name carries it through: before a
 * name, and before a list, which is then read as the place of a property.
 */
const PURE = /\/\* @__PURE__ \*\/ (new )?(?=[\w$]|\[[^\].])/g
const CARRIED = /(new )?__pure__/g

/** An import of an address that only a running page knows: Turbopack and Metro reject it without these comments. */
const LATE_IMPORT = /\bimport\(\s*\/\* webpackIgnore: true \*\/\s*\/\* @vite-ignore \*\//g
const CARRIED_LATE_IMPORT = /\b__late_import__\(/g

/** A line of a stack trace still shows one statement or two. */
const LINE = 120

/**
 * Writes the built modules of a folder anew without indentation and comments, except those that a bundler reads: a sixth of what every
 * user installs. Names stay, and lines stay short, so that a stack trace leads to a readable place. The comments of the declarations
 * stay, which editors show.
 */
export async function dropWhitespace(folder: string): Promise<void> {
	for (const file of readdirSync(folder)) {
		if (!['.js', '.cjs'].includes(extname(file))) continue
		const path = join(folder, file)
		const options = { minifyWhitespace: true, lineLimit: LINE, charset: 'utf8', target: 'es2022' } as const
		const text = readFileSync(path, 'utf8').replace(PURE, '$1__pure__').replace(LATE_IMPORT, '__late_import__(')
		const { code } = await transform(text, options)
		const commented = code.replace(CARRIED_LATE_IMPORT, 'import(/* webpackIgnore: true */ /* @vite-ignore */')
		writeFileSync(path, commented.replace(CARRIED, '/* @__PURE__ */$1'))
	}
}

/** Returns the same code in ASCII. A single other character would make an engine store the whole file with two bytes per character. */
export function toAscii(code: string): string {
	return code.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Metafile } from 'esbuild'
import { beforeAll, describe, expect, it } from 'vitest'
import packageJson from '../package.json' with { type: 'json' }
import { ENTRIES } from '../scripts/entries.ts'

const ROOT = join(import.meta.dirname, '..')
const read = (...path: string[]): string => readFileSync(join(ROOT, ...path), 'utf8')
const [FACTS = '', ...TEXTS] = read('NOTICE').split(/^-{72}\n/m)

/** The licenses that a table or a package may have, as NOTICE writes them. Another one needs a decision first. */
const LICENSES: Readonly<Record<string, string>> = {
	MIT: 'MIT License',
	'Apache-2.0': 'Apache License 2.0',
	'CC-BY 4.0': 'Creative Commons Attribution 4.0',
	'CC-BY-4.0': 'Creative Commons Attribution 4.0',
	'Unicode-3.0': 'Unicode License v3',
	'BSD-3-Clause': 'BSD 3-Clause License',
}

/** A section of NOTICE: the folders of its sources, the files of dist/ that hold them, and the rest of its text in one line. */
interface Section {
	readonly sources: readonly string[]
	readonly files: readonly string[]
	readonly text: string
}
const SECTIONS: readonly Section[] = FACTS.split(/\n\n(?=\w)/)
	.slice(1)
	.map((section) => {
		const [, sources = '', files = '', text = ''] = /^.* \((.*)\)\nIn ([^;\n]*).*\n\n([\s\S]+)$/.exec(section) ?? []
		return { sources: sources.split(', '), files: files.split(', '), text: text.replace(/\s+/g, ' ') }
	})

/** What each file of dist/ bundles: tables of this project, and packages. */
const bundled = new Map<string, { readonly tables: readonly string[]; readonly packages: readonly string[] }>()

beforeAll(async () => {
	const inputs = async (entry: string, external: readonly string[]): Promise<Metafile['outputs'][string]['inputs']> => {
		const { metafile } = await build({
			absWorkingDir: ROOT,
			entryPoints: [entry],
			external: [...external],
			platform: entry.startsWith('cli') ? 'node' : 'neutral',
			mainFields: ['module', 'main'],
			format: 'esm',
			bundle: true,
			write: false,
			metafile: true,
		})
		return Object.values(metafile.outputs)[0]?.inputs ?? {}
	}
	const keep = (name: string, found: Metafile['outputs'][string]['inputs']): void => {
		const files = Object.keys(found).filter((file) => (found[file]?.bytesInOutput ?? 0) > 0)
		bundled.set(name, {
			tables: files.filter((file) => /\/data\//.test(file)),
			packages: files.flatMap((file) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? []),
		})
	}
	for (const entry of ENTRIES)
		keep(entry, await inputs(`src/entries/${entry}.ts`, Object.keys(packageJson.dependencies)))
	keep('cli', await inputs('cli/main.ts', ['orderwright', 'orderwright/*']))
})

const sectionOf = (source: string): Section | undefined =>
	SECTIONS.find(({ sources }) => sources.some((each) => source.startsWith(each)))

/** Returns the license that an installed package gives itself, in the new form or in the old one. */
function licenseOf(name: string): string {
	const { license, licenses } = JSON.parse(read('node_modules', name, 'package.json'))
	return license ?? licenses?.[0]?.type ?? 'none'
}

describe('NOTICE', () => {
	it('names each file of the package that holds facts or code of others, and no other', () => {
		for (const { sources, files } of SECTIONS.filter((section) =>
			section.sources.some((each) => each.startsWith('src/')),
		)) {
			const holders = [...bundled]
				.filter(([, { tables }]) => tables.some((table) => sources.some((each) => table.startsWith(each))))
				.map(([name]) => name)
			expect(files, sources.join()).toEqual(holders.sort())
		}
		const withCode = [...bundled].filter(([, { packages }]) => packages.length > 0).map(([name]) => name)
		expect(withCode).toEqual(['cli'])
	})

	it('names every package whose code a file bundles, with its license and its copyright', () => {
		for (const [file, { packages }] of bundled)
			for (const name of new Set(packages)) {
				const { text = '' } = SECTIONS.find(({ files }) => files.includes(file)) ?? {}
				const license = licenseOf(name)
				const path = readdirSync(join(ROOT, 'node_modules', name)).find((each) => /^licen[cs]e/i.test(each)) ?? ''
				const [copyright = 'no copyright'] = /^Copyright .*$/m.exec(read('node_modules', name, path)) ?? []
				for (const part of [name, LICENSES[license], copyright]) expect(text, name).toContain(part)
			}
	})

	it('names the sources of every table, with the licenses that their packages have', () => {
		const tables = [...new Set([...bundled.values()].flatMap((each) => each.tables))]
		expect(tables.length).toBeGreaterThan(10)
		for (const table of tables) {
			const header = /^(?:\/\/.*\n)+/.exec(read(table))?.[0].replace(/\n\/\//g, ' ') ?? ''
			const { text = '' } = sectionOf(table) ?? {}
			for (const [license, written] of Object.entries(LICENSES))
				if (header.includes(license)) expect(text, table).toContain(written)
			for (const [, name = ''] of header.matchAll(/([@\w][\w/.-]*) \d+\.\d+\.\d+/g)) {
				expect(text, table).toContain(name)
				const license = licenseOf(name)
				expect(text, `${table}: ${name} is under ${license}`).toContain(LICENSES[license])
			}
		}
	})

	it('has the text or the address of every license that it names', () => {
		const named = new Set(Object.values(LICENSES).filter((license) => FACTS.replace(/\s+/g, ' ').includes(license)))
		const given = TEXTS.map((text) => text.split('\n')[0])
		for (const license of named) expect(given).toContain(license)
		for (const text of TEXTS)
			expect(text).toMatch(/https:\/\/\S+\/|Redistribution|Permission is hereby granted|apache\.org/)
	})
})

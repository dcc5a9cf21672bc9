import * as bulk from '../../src/entries/bulk.ts'
import * as client from '../../src/entries/client.ts'
import * as conformance from '../../src/entries/conformance.ts'
import * as contract from '../../src/entries/contract.ts'
import * as de from '../../src/entries/de.ts'
import * as element from '../../src/entries/element.ts'
import * as en from '../../src/entries/en.ts'
import * as es from '../../src/entries/es.ts'
import * as form from '../../src/entries/form.ts'
import * as formRules from '../../src/entries/form-rules.ts'
import * as fr from '../../src/entries/fr.ts'
import * as html from '../../src/entries/html.ts'
import * as index from '../../src/entries/index.ts'
import * as it from '../../src/entries/it.ts'
import * as ja from '../../src/entries/ja.ts'
import * as ko from '../../src/entries/ko.ts'
import * as model from '../../src/entries/model.ts'
import * as localNames from '../../src/entries/names-local.ts'
import * as sha from '../../src/entries/personalization-sha.ts'
import * as phoneFormat from '../../src/entries/phone-format.ts'
import * as pt from '../../src/entries/pt.ts'
import * as rules from '../../src/entries/rules.ts'
import * as subdivisions from '../../src/entries/subdivisions.ts'
import * as zh from '../../src/entries/zh.ts'

/** Every entry of the package, by its subpath. */
export const ENTRIES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
	'.': index,
	'./bulk': bulk,
	'./client': client,
	'./conformance': conformance,
	'./contract': contract,
	'./de': de,
	'./element': element,
	'./en': en,
	'./es': es,
	'./form': form,
	'./form-rules': formRules,
	'./fr': fr,
	'./html': html,
	'./it': it,
	'./ja': ja,
	'./ko': ko,
	'./model': model,
	'./names-local': localNames,
	'./personalization-sha': sha,
	'./phone-format': phoneFormat,
	'./pt': pt,
	'./rules': rules,
	'./subdivisions': subdivisions,
	'./zh': zh,
}

export type Callable = (...args: readonly unknown[]) => unknown

/** A function of an entry, or the `validate` of one of its schemas, by its name. A parser has the name that the vectors call it by. */
export interface Export {
	readonly name: string
	readonly call: Callable
}

/** Every function that the package exports, each once: `validateOrder`, `contract Order['~standard'].validate`. */
export const EXPORTS: readonly Export[] = exportsOf()

function exportsOf(): readonly Export[] {
	const found = new Map<unknown, Export>()
	for (const [path, entry] of Object.entries(ENTRIES)) {
		for (const [name, value] of Object.entries(entry)) {
			const add = (call: unknown, as: string) => {
				const whole = path === '.' ? as : `${path.slice(2)} ${as}`
				if (typeof call === 'function' && !isClass(call) && !found.has(call))
					found.set(call, { name: whole, call: call as Callable })
			}
			add(value, name)
			const type = value as { parse?: unknown; '~standard'?: { validate?: unknown } } | null
			add(type?.['~standard']?.validate, `${name}['~standard'].validate`)
			add(type?.parse, `parse${name}`)
		}
	}
	return [...found.values()]
}

function isClass(value: unknown): boolean {
	return String(value).startsWith('class ')
}

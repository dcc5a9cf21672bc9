// Written by scripts/build-names.ts; do not edit.
import type { Language } from '../language.ts'

/** The languages, each in a file of its own. */
export const LANGUAGES: Readonly<Record<string, () => Promise<Language>>> = {
	de: async () => (await import('../de.ts')).de,
	en: async () => (await import('../en.ts')).en,
	es: async () => (await import('../es.ts')).es,
	fr: async () => (await import('../fr.ts')).fr,
	it: async () => (await import('../it.ts')).it,
	ja: async () => (await import('../ja.ts')).ja,
	ko: async () => (await import('../ko.ts')).ko,
	pt: async () => (await import('../pt.ts')).pt,
	zh: async () => (await import('../zh.ts')).zh,
}

/** The names of provinces that a form shows, in the same languages. */
export const PROVINCES: Readonly<Record<string, () => Promise<string>>> = {
	de: async () => (await import('../data/provinces-de.ts')).PROVINCES,
	es: async () => (await import('../data/provinces-es.ts')).PROVINCES,
	fr: async () => (await import('../data/provinces-fr.ts')).PROVINCES,
	it: async () => (await import('../data/provinces-it.ts')).PROVINCES,
	ja: async () => (await import('../data/provinces-ja.ts')).PROVINCES,
	ko: async () => (await import('../data/provinces-ko.ts')).PROVINCES,
	pt: async () => (await import('../data/provinces-pt.ts')).PROVINCES,
	zh: async () => (await import('../data/provinces-zh.ts')).PROVINCES,
}

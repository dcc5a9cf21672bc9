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

import { byId, make } from './dom.ts'

/** One code of the rulebook. */
interface Entry {
	readonly code: string
	readonly section: string
	readonly message: string
	/** Its severity and what it rests on. */
	readonly rests: string
	readonly examples: string
	readonly text: string
}

/** The entries of `docs/rulebook.md`. */
export function readRulebook(markdown: string): readonly Entry[] {
	return markdown.split(/^## /m).flatMap((part) => {
		const [section = ''] = part.split('\n', 1)
		return part
			.split(/^### /m)
			.slice(1)
			.map((entry) => {
				const code = /^`([^`]+)`/.exec(entry)?.[1] ?? ''
				const message = [...entry.matchAll(/^> (.*)$/gm)].map(([, line]) => line).join(' ')
				const rests = /^(?:error|warning).*$/m.exec(entry)?.[0].replace(/\[([^\]]*)\]\([^)]*\)|`/g, '$1') ?? ''
				const examples = [...entry.matchAll(/```js\n([\s\S]*?)```/g)].map(([, lines]) => lines).join('\n')
				return { code, section, message, rests, examples, text: `${section} ${entry}`.toLowerCase() }
			})
	})
}

/** Shows the entries that a search finds, those of the order's own issues first. */
export function showRulebook(entries: readonly Entry[], query: string, found: ReadonlySet<string>): void {
	const words = query.toLowerCase().split(/\s+/g)
	const hits = entries.filter(({ text }) => words.every((word) => text.includes(word)))
	const sorted = [...hits.filter(({ code }) => found.has(code)), ...hits.filter(({ code }) => !found.has(code))]
	byId('count').textContent = `${hits.length} of ${entries.length} codes`
	byId('rules').replaceChildren(...sorted.map((entry) => showEntry(entry, found.has(entry.code))))
}

function showEntry({ code, section, message, rests, examples }: Entry, isFound: boolean): HTMLElement {
	const severity = /warning/.test(rests) && !/error/.test(rests) ? 'warning' : 'error'
	const details = make(
		'details',
		{ class: isFound ? 'rule found' : 'rule' },
		make('summary', {}, make('code', {}, code), make('span', { class: `dot ${severity}`, title: severity })),
		make('p', {}, message),
		make('p', { class: 'quiet' }, `${section} · ${rests}`),
		make('pre', {}, examples.trim()),
	)
	return details
}

import { Converter, RendererEvent } from 'typedoc'

/** The guides in the order in which a newcomer reads them. Any other guide follows in the order of the files. */
const READING_ORDER = [
	...(
		'getting-started servers forms files client orders testing conformance engines bundle-size translations migrating carrier ' +
		'api store-api rulebook decisions compatibility contributing/README contributing/recipes contributing/tools'
	)
		.split(' ')
		.map((page) => `docs/${page}.md`),
	'examples/',
	'CHANGELOG.md',
	'CONTRIBUTING.md',
	'SECURITY.md',
]
const HEADING = /^# (.+)$/m

/**
 * Shows each guide in the sidebar and the search by its heading, and puts the guides in their reading order. The addresses still come from the names
 * of the files.
 *
 * @param {import('typedoc').Application} app
 */
export function nameGuides({ converter, renderer }) {
	const titles = new Map()
	/** A search for a code should show the code's entry first. A search with a question should show the page with the answer first. */
	const boosts = {
		'docs/rulebook': 60,
		'docs/getting-started': 40,
		'docs/forms': 25,
		'docs/servers': 25,
		'docs/testing': 25,
		'docs/carrier': 40,
		'docs/migrating': 25,
		CHANGELOG: 10,
	}
	converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
		const fileOf = ({ name }) => `${name}.md`
		const placeOf = (guide) => {
			const place = READING_ORDER.findIndex((start) => fileOf(guide).startsWith(start))
			return place < 0 ? READING_ORDER.length : place
		}
		for (const guide of project.documents ?? []) {
			const text = guide.content.map(({ text }) => text).join('')
			titles.set(guide, HEADING.exec(text)?.[1]?.replaceAll('`', '') ?? guide.name)
			guide.relevanceBoost = boosts[guide.name]
		}
		for (const list of [project.documents, project.childrenIncludingDocuments])
			list?.sort((one, other) => (one.isDocument() && other.isDocument() ? placeOf(one) - placeOf(other) : 0))
	})
	// At this point, the addresses of the pages are already made from the names of the files.
	renderer.on(
		RendererEvent.BEGIN,
		() => {
			for (const [guide, title] of titles) guide.name = title
		},
		1000,
	)
}

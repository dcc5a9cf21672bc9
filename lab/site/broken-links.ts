import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, extname, join, relative } from 'node:path'
import { Parser } from 'htmlparser2'

/** File types with anchors. In such a file, the part of a link after `#` must exist. */
const HAS_ANCHORS = new Set(['.html', '.svg'])
const EXTERNAL = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i

interface Page {
	readonly anchors: ReadonlySet<string>
	readonly links: readonly string[]
}

/** Returns the broken links and images in the pages of a folder. Links to other sites are not checked. */
export function findBrokenLinks(folder: string): readonly string[] {
	const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.map((name) => join(folder, name))
		.filter((path) => HAS_ANCHORS.has(extname(path)))
	const pages = new Map(files.map((path) => [path, readPage(path)]))
	return [...pages].flatMap(([path, { links }]) =>
		links.filter((link) => !leadsSomewhere(pages, path, link)).map((link) => `${relative(folder, path)}: ${link}`),
	)
}

function readPage(path: string): Page {
	const anchors = new Set<string>()
	const links = new Set<string>()
	const parser = new Parser({
		onopentag: (_, { id, name, href, src }) => {
			for (const anchor of [id, name]) if (anchor !== undefined) anchors.add(anchor)
			for (const link of [href, src]) if (link !== undefined && !EXTERNAL.test(link)) links.add(link)
		},
	})
	parser.end(readFileSync(path, 'utf8'))
	return { anchors, links: [...links] }
}

/** Returns whether a link's target exists. A link that starts with `/` counts as broken, because the site may be in a folder of its host. */
function leadsSomewhere(pages: ReadonlyMap<string, Page>, from: string, link: string): boolean {
	const [address = '', anchor = ''] = link.split('#')
	const path = decodeURIComponent(address.split('?', 1)[0] ?? '')
	if (path.startsWith('/')) return false
	const target = fileAt(path === '' ? from : join(dirname(from), path))
	if (target === undefined) return false
	return anchor === '' || pages.get(target)?.anchors.has(decodeURIComponent(anchor)) !== false
}

/** Returns the file that a static host would serve. */
function fileAt(path: string): string | undefined {
	const found = statSync(path, { throwIfNoEntry: false })
	if (found?.isDirectory()) return fileAt(join(path, 'index.html'))
	return found === undefined ? undefined : path
}

import packageJson from '../package.json' with { type: 'json' }

/** The modules that package.json exports, by the name of their file in `src/entries/` and `dist/`. */
export const ENTRIES: readonly string[] = Object.keys(packageJson.exports)
	.filter((subpath) => !/\.json$|\*/.test(subpath))
	.map((subpath) => (subpath === '.' ? 'index' : subpath.slice(2)))

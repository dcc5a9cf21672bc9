import { JSX } from 'typedoc'

/**
 * Adds a link to the playground to the sidebar of every page. `lab/run site` puts the playground next to the pages.
 *
 * @param {import('typedoc').Application} app
 */
export function linkPlayground({ renderer }) {
	renderer.hooks.on('sidebar.begin', (context) =>
		JSX.createElement('a', { href: context.relativeURL('playground/index.html') }, 'Playground'),
	)
}

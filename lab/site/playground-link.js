import { JSX } from 'typedoc'

/**
 * Links the playground, which `lab/run site` puts beside the pages, from the column of every page.
 *
 * @param {import('typedoc').Application} app
 */
export function linkPlayground({ renderer }) {
	renderer.hooks.on('sidebar.begin', (context) =>
		JSX.createElement('a', { href: context.relativeURL('playground/index.html') }, 'Playground'),
	)
}

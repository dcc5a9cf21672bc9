/**
 * The element's default style. Colors, fonts and spaces have specificity 0 (`:where`), so that any rule of the page has priority. What is hidden,
 * closed or laid out is `!important`, because style sheets have rules for every label, button and group. Only a page's own `!important` can change
 * it. A field with an error looks different even if the page has rules for every `input`, also by its type.
 *
 * An empty message takes no space, so that a form of ten fields fits on a phone. The button of a suggestion is below its message. A container has
 * no width of its own. If the parent needs a width, the container is as wide as an ordinary field, and on a small screen it leaves room
 * for paddings around it. Sizes depend on the text around the element, because some pages make a rem 10 pixels.
 *
 * The colors of messages are as light as the text around them. In older browsers they are mixed with its color, and follow the page's
 * `color-scheme`. So a dark page without a color scheme is readable, too.
 */
const STYLE = `
:where(orderwright-address) { display: block; container-type: inline-size; contain-intrinsic-inline-size: min(16em, 100vw - 6em); min-inline-size: 0; max-inline-size: 100%; text-align: start; --orderwright--invalid: #b3261e; --orderwright--warning: #7a4f01; --orderwright--line: GrayText; --orderwright--focus: Highlight; }
@supports (color: light-dark(red, red)) {
	:where(orderwright-address) { --orderwright--invalid: color-mix(in srgb, currentcolor 25%, light-dark(#c5221f, #ff8a80)); --orderwright--warning: color-mix(in srgb, currentcolor 25%, light-dark(#8a5a00, #f0b849)); --orderwright--line: color-mix(in srgb, currentcolor 55%, transparent); --orderwright--focus: light-dark(#0b57d0, #8ab4f8); }
}
@supports (color: oklch(from currentcolor l c h)) {
	:where(orderwright-address) { --orderwright--invalid: oklch(from currentcolor clamp(0.5, l, 0.75) 0.18 27); --orderwright--warning: oklch(from currentcolor clamp(0.48, l, 0.8) 0.11 75); }
}
:where(orderwright-address [part="fields"]) { display: grid !important; grid-template-columns: repeat(6, minmax(0, 1fr)) !important; gap: 0.75em var(--orderwright-gap, 1em); inline-size: auto !important; }
:where(orderwright-address [part="field"]) { grid-column: 1 / -1 !important; display: grid !important; align-content: start; grid-template-columns: minmax(0, 1fr) !important; row-gap: 0.25em; }
:where(orderwright-address [part="field"] > *) { position: static !important; float: none !important; grid-area: auto !important; }
:where(orderwright-address [part="label"]) { display: block !important; inline-size: auto !important; font-weight: 600; line-height: 1.25; overflow-wrap: anywhere; }
:where(orderwright-address [part="optional"]) { font-weight: 400; opacity: 0.75; }
:where(orderwright-address [part="control"]) { display: block !important; box-sizing: border-box !important; inline-size: 100% !important; min-inline-size: 0 !important; max-inline-size: none !important; margin-inline: 0 !important; min-block-size: 2.75em; padding: 0.5em 0.75em; font: inherit; color: inherit; background: var(--orderwright-field, transparent); border: 1px solid var(--orderwright-line, var(--orderwright--line)); border-radius: var(--orderwright-radius, 0.5em); text-align: -webkit-match-parent; text-align: match-parent; }
:where(orderwright-address [part="places"]) { max-block-size: 16em; overflow: auto; border: 1px solid var(--orderwright-line, var(--orderwright--line)); border-radius: var(--orderwright-radius, 0.5em); }
:where(orderwright-address [part="place"]) { padding: 0.5em 0.75em; cursor: pointer; overflow-wrap: anywhere; }
:where(orderwright-address [part="place"]:is([aria-selected="true"], :hover)) { color: HighlightText; background: Highlight; }
:where(orderwright-address select) { padding-inline: 0.5em; }
:where(orderwright-address option) { color: CanvasText; background: Canvas; }
:where(orderwright-address [data-status="invalid"]) { --orderwright--tone: var(--orderwright-invalid, var(--orderwright--invalid)); }
:where(orderwright-address [data-status="warning"]) { --orderwright--tone: var(--orderwright-warning, var(--orderwright--warning)); }
:where(orderwright-address) :is([data-status="invalid"], [data-status="warning"]) > [part="control"] { border-color: var(--orderwright--tone); box-shadow: inset 0 0 0 1px var(--orderwright--tone); }
:where(orderwright-address :is(input, select, button):focus-visible) { outline: 2px solid var(--orderwright--focus); outline-offset: 2px; }
:where(orderwright-address [part="suggestion"]) { justify-self: start; min-block-size: 2.5em; padding: 0.25em 0.75em; font: inherit; font-size: 0.875em; font-weight: 600; text-align: start; color: inherit; background: none; border: 1px solid var(--orderwright-line, var(--orderwright--line)); border-radius: var(--orderwright-radius, 0.5em); cursor: pointer; overflow-wrap: anywhere; }
:where(orderwright-address [part="link"]) { justify-self: start; padding: 0.25em 0; font: inherit; font-size: 0.875em; text-align: start; text-decoration: underline; color: inherit; background: none; border: 0; cursor: pointer; }
:where(orderwright-address :is([part="message"], [part="form-message"])) { margin: 0; font-size: 0.8125em; line-height: 1.54; overflow-wrap: anywhere; unicode-bidi: plaintext; text-align: -webkit-match-parent; text-align: match-parent; color: var(--orderwright--tone, inherit); }
:where(orderwright-address [part="form-message"]) { margin-block-start: 0.75em; }
@container (min-width: 32em) {
	:where(orderwright-address [part="field"][data-share="2"]) { grid-column: span 3 !important; }
	:where(orderwright-address [part="field"][data-share="3"]) { grid-column: span 2 !important; }
}
:where(orderwright-address [part="announcement"]) { position: absolute !important; inline-size: 1px !important; block-size: 1px !important; margin: -1px !important; padding: 0 !important; overflow: hidden !important; clip-path: inset(50%) !important; white-space: nowrap !important; }
:where(orderwright-address [hidden], orderwright-address [data-closed] > :not([part="link"]), orderwright-address :not([data-closed]) > [part="link"]) { display: none !important; }
@media (forced-colors: active) {
	:where(orderwright-address) :is([data-status="invalid"], [data-status="warning"]) > [part="control"] { border-width: 3px; }
	:where(orderwright-address :is([part="message"], [part="form-message"])) { color: CanvasText; }
}
`

/** A sheet serves one document alone. */
const sheets = /* @__PURE__ */ new WeakMap<Document, CSSStyleSheet>()

/** Adds the default style to the document or the shadow root of the element. */
export function adoptStyle(element: HTMLElement): void {
	const root = element.getRootNode() as Document | ShadowRoot
	// jsdom has no such sheets.
	if (root.adoptedStyleSheets === undefined) return
	let sheet = sheets.get(element.ownerDocument)
	if (sheet === undefined) {
		const view = element.ownerDocument.defaultView ?? globalThis
		sheet = new view.CSSStyleSheet()
		sheet.replaceSync(STYLE)
		sheets.set(element.ownerDocument, sheet)
	}
	if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet)
}

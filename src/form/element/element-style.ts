/**
 * The element's default style. Every selector has specificity 0 (`:where`), so any rule of the page wins. A message has no room of its
 * own while it is empty: a form of ten fields fits on a phone. The button of a suggestion is below the message that it answers.
 *
 * The colours of messages lean to the text around them, and follow the page's `color-scheme`: also a dark page that names none is readable.
 */
const STYLE = `
:where(orderwright-address) { display: block; container-type: inline-size; text-align: start; --orderwright--invalid: #b3261e; --orderwright--warning: #7a4f01; --orderwright--line: GrayText; --orderwright--focus: Highlight; }
@supports (color: light-dark(red, red)) {
	:where(orderwright-address) { --orderwright--invalid: color-mix(in srgb, currentcolor 25%, light-dark(#c5221f, #ff8a80)); --orderwright--warning: color-mix(in srgb, currentcolor 25%, light-dark(#8a5a00, #f0b849)); --orderwright--line: color-mix(in srgb, currentcolor 55%, transparent); --orderwright--focus: light-dark(#0b57d0, #8ab4f8); }
}
:where(orderwright-address [part="fields"]) { display: grid; grid-template-columns: repeat(6, minmax(0, 1fr)); gap: 0.75rem var(--orderwright-gap, 1rem); }
:where(orderwright-address [part="field"]) { grid-column: 1 / -1; display: grid; align-content: start; grid-template-columns: minmax(0, 1fr); row-gap: 0.25rem; }
:where(orderwright-address [data-closed] > :not([part="link"]), orderwright-address :not([data-closed]) > [part="link"]) { display: none; }
:where(orderwright-address label) { font-weight: 600; line-height: 1.25rem; overflow-wrap: anywhere; }
:where(orderwright-address [part="optional"]) { font-weight: 400; opacity: 0.75; }
:where(orderwright-address :is(input, select)) { box-sizing: border-box; inline-size: 100%; min-block-size: 2.75rem; padding: 0.5rem 0.75rem; font: inherit; color: inherit; background: var(--orderwright-field, transparent); border: 1px solid var(--orderwright-line, var(--orderwright--line)); border-radius: var(--orderwright-radius, 0.5rem); text-align: -webkit-match-parent; text-align: match-parent; }
:where(orderwright-address select) { padding-inline: 0.5rem; }
:where(orderwright-address option) { color: CanvasText; background: Canvas; }
:where(orderwright-address [data-status="invalid"]) { --orderwright--tone: var(--orderwright-invalid, var(--orderwright--invalid)); }
:where(orderwright-address [data-status="warning"]) { --orderwright--tone: var(--orderwright-warning, var(--orderwright--warning)); }
:where(orderwright-address :is([data-status="invalid"], [data-status="warning"]) > :is(input, select)) { border-color: var(--orderwright--tone); box-shadow: inset 0 0 0 1px var(--orderwright--tone); }
:where(orderwright-address :is(input, select, button):focus-visible) { outline: 2px solid var(--orderwright--focus); outline-offset: 2px; }
:where(orderwright-address [part="suggestion"]) { justify-self: start; min-block-size: 2.25rem; padding: 0.25rem 0.75rem; font: inherit; font-size: 0.875rem; font-weight: 600; text-align: start; color: inherit; background: none; border: 1px solid var(--orderwright-line, var(--orderwright--line)); border-radius: var(--orderwright-radius, 0.5rem); cursor: pointer; overflow-wrap: anywhere; }
:where(orderwright-address [part="link"]) { justify-self: start; padding: 0.25rem 0; font: inherit; font-size: 0.875rem; text-align: start; text-decoration: underline; color: inherit; background: none; border: 0; cursor: pointer; }
:where(orderwright-address [hidden]) { display: none; }
:where(orderwright-address :is([part="message"], [part="form-message"])) { margin: 0; font-size: 0.8125rem; line-height: 1.25rem; overflow-wrap: anywhere; unicode-bidi: plaintext; text-align: -webkit-match-parent; text-align: match-parent; color: var(--orderwright--tone, inherit); }
:where(orderwright-address [part="form-message"]) { margin-block-start: 0.75rem; }
@container (min-width: 32rem) {
	:where(orderwright-address [part="field"][data-share="2"]) { grid-column: span 3; }
	:where(orderwright-address [part="field"][data-share="3"]) { grid-column: span 2; }
}
:where(orderwright-address [part="announcement"]) { position: absolute; inline-size: 1px; block-size: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media (forced-colors: active) {
	:where(orderwright-address :is([data-status="invalid"], [data-status="warning"]) > :is(input, select)) { border-width: 3px; }
	:where(orderwright-address :is([part="message"], [part="form-message"])) { color: CanvasText; }
}
`

/** A sheet serves one document alone. */
const sheets = /* @__PURE__ */ new WeakMap<Document, CSSStyleSheet>()

/** Puts the default style into the document or the shadow tree that holds the element. */
export function adoptStyle(element: HTMLElement): void {
	const root = element.getRootNode() as Document | ShadowRoot
	let sheet = sheets.get(element.ownerDocument)
	if (sheet === undefined) {
		const view = element.ownerDocument.defaultView ?? globalThis
		sheet = new view.CSSStyleSheet()
		sheet.replaceSync(STYLE)
		sheets.set(element.ownerDocument, sheet)
	}
	if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet)
}

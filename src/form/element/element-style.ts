/**
 * The element's default style. Every selector has specificity 0 (`:where`), so any rule of the page wins. A message has no room of its
 * own while it is empty: a form of ten fields fits on a phone. The button of a suggestion is beside the value that it replaces.
 */
const STYLE = `
:where(orderwright-address) { display: block; container-type: inline-size; text-align: start; }
:where(orderwright-address [part="fields"]) { display: grid; grid-template-columns: repeat(6, minmax(0, 1fr)); gap: 0.75rem var(--orderwright-gap, 1rem); }
:where(orderwright-address [part="field"]) { grid-column: 1 / -1; display: grid; align-content: start; grid-template-columns: minmax(45%, 1fr) minmax(0, auto); row-gap: 0.25rem; }
:where(orderwright-address label) { grid-column: 1 / -1; font-weight: 600; line-height: 1.25rem; overflow-wrap: anywhere; }
:where(orderwright-address [part="optional"]) { font-weight: 400; opacity: 0.75; }
:where(orderwright-address :is(input, select)) { box-sizing: border-box; inline-size: 100%; min-block-size: 2.75rem; padding: 0.5rem 0.75rem; font: inherit; color: inherit; background: var(--orderwright-field, Canvas); border: 1px solid var(--orderwright-line, GrayText); border-radius: var(--orderwright-radius, 0.5rem); text-align: -webkit-match-parent; text-align: match-parent; }
:where(orderwright-address select) { padding-inline: 0.5rem; }
:where(orderwright-address [data-status="invalid"] :is(input, select)) { border-color: var(--orderwright-invalid, #b3261e); box-shadow: inset 0 0 0 1px var(--orderwright-invalid, #b3261e); }
:where(orderwright-address [part="suggestion"]) { max-inline-size: 10rem; margin-inline-start: 0.5rem; padding: 0 0.5rem; font: inherit; font-size: 0.875rem; color: inherit; background: none; border: 1px solid currentcolor; border-radius: var(--orderwright-radius, 0.5rem); cursor: pointer; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
:where(orderwright-address [hidden]) { display: none; }
:where(orderwright-address :is([part="message"], [part="form-message"])) { grid-column: 1 / -1; margin: 0; font-size: 0.8125rem; line-height: 1.25rem; overflow-wrap: anywhere; unicode-bidi: plaintext; text-align: -webkit-match-parent; text-align: match-parent; color: var(--orderwright-invalid, #b3261e); }
:where(orderwright-address [part="form-message"]) { margin-block-start: 0.75rem; }
:where(orderwright-address [data-status="warning"] [part="message"]) { color: var(--orderwright-warning, #7a4f01); }
@container (min-width: 32rem) {
	:where(orderwright-address [part="field"][data-share="2"]) { grid-column: span 3; }
	:where(orderwright-address [part="field"][data-share="3"]) { grid-column: span 2; }
}
:where(orderwright-address [part="announcement"]) { position: absolute; inline-size: 1px; block-size: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media (prefers-color-scheme: dark) {
	:where(orderwright-address) { --orderwright-invalid: #ff9d93; --orderwright-warning: #f0c26b; }
}
@media (forced-colors: active) {
	:where(orderwright-address [data-status="invalid"] :is(input, select)) { outline: 2px solid; }
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

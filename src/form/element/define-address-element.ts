import { WORLD_ZIP_FORMS } from '../../rules/zip/world-zip-forms.ts'
import { AddressElement, type DefineOptions, defineOnce } from './address-element.ts'

/** The element of a page whose rules know all countries: it knows the forms of their zips from the start. */
export class WorldAddressElement extends AddressElement {
	constructor() {
		super(WORLD_ZIP_FORMS)
	}
}

/**
 * Defines `<orderwright-address>`, or an element of another name, once. Does nothing on a server, where there are no custom
 * elements. `rules`, `names` and `translation` serve every element that has none of its own.
 */
export function defineAddressElement(options: DefineOptions | string = {}): void {
	defineOnce(options, WorldAddressElement)
}

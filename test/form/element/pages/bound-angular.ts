// A page in Angular with ngModel, compiled in the browser.

import '@angular/compiler'
import { JsonPipe } from '@angular/common'
import { Component, CUSTOM_ELEMENTS_SCHEMA, enableProdMode } from '@angular/core'
import { FormsModule } from '@angular/forms'
import { bootstrapApplication } from '@angular/platform-browser'
import { ALL_FORM } from 'orderwright/countries/all/form'
import { defineAddressElement } from 'orderwright/element'
import { PARIS } from './paris.ts'

defineAddressElement([ALL_FORM])

const Checkout = Component({
	selector: '#root',
	imports: [FormsModule, JsonPipe],
	schemas: [CUSTOM_ELEMENTS_SCHEMA],
	template: `<form id="form">
	<orderwright-address country="US" name="order" ngDefaultControl [(ngModel)]="order"></orderwright-address>
	<output>{{ order | json }}</output>
	<button type="button" id="paris" (click)="order = paris">Paris</button>
	<button type="button" id="nothing" (click)="order = null">Nothing</button>
</form>`,
})(
	class {
		readonly paris = PARIS
		order: object | null = null
	},
)
enableProdMode()
bootstrapApplication(Checkout)

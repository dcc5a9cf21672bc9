// A checkout form on <orderwright-address>, with the rules of all countries in one file, which loads after the page.

import { ALL_FORM } from 'orderwright/countries/all/form'
import { defineAddressElement } from 'orderwright/element'
import { showPage } from './form.js'

defineAddressElement([ALL_FORM])
showPage()

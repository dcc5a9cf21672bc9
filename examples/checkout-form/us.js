// The same page for a shop that ships mostly within the United States: it loads another country when it is chosen.

import { US_FORM } from 'orderwright/countries/us/form'
import { defineAddressElement } from 'orderwright/element'
import { showPage } from './form.js'

defineAddressElement([US_FORM])
showPage()

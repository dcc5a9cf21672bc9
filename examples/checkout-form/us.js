// The same page for a shop that ships mostly within the United States: it loads another country when it is chosen.

import { US_FORM } from 'orderwright/countries/us/form'
import { defineAddressElementFor } from 'orderwright/country-element'
import { showPage } from './form.js'

defineAddressElementFor([US_FORM])
showPage()

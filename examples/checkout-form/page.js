// A checkout form on <orderwright-address>, with the rules of all countries in one file, which loads after the page.

import { defineAddressElement } from 'orderwright/element'
import { showPage } from './form.js'

defineAddressElement({ rules: () => import('orderwright/form-rules') })
showPage()

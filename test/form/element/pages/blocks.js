// The script of a page under test that has the block of one country: what it needs else, it loads by itself.
import { US_FORM } from 'orderwright/countries/us/form'
import { defineAddressElement as define } from 'orderwright/element'

const loadRules = () => import('orderwright/form-rules')
const defineAddressElement = (options) => define([US_FORM], options)
Object.assign(globalThis, { orderwright: { defineAddressElement, loadRules } })
if (!location.search.includes('undefined')) defineAddressElement()

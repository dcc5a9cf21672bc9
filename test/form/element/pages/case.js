// The script of a page under test: the element and its rules as a shop's bundler loads them.

import { ALL_FORM } from 'orderwright/countries/all/form'
import { defineAddressElement as define } from 'orderwright/element'

const loadRules = () => import('orderwright/form-rules')
// As without the rules that it brings: each case gives its own, or none.
const defineAddressElement = (options) => define([{ ...ALL_FORM, rules: undefined }], options)
Object.assign(globalThis, { orderwright: { defineAddressElement, loadRules } })
if (!location.search.includes('undefined')) defineAddressElement({ rules: loadRules })

// The script of a page under test: the element and its rules as a shop's bundler loads them.

import { defineAddressElement } from 'orderwright/element'

const loadRules = () => import('orderwright/form-rules')
Object.assign(globalThis, { orderwright: { defineAddressElement, loadRules } })
if (!location.search.includes('undefined')) defineAddressElement({ rules: loadRules })

// The script of a page under test that has the block of one country: what it needs else, it loads by itself.
import { US_FORM } from 'orderwright/countries/us/form'
import { defineAddressElementFor } from 'orderwright/country-element'

defineAddressElementFor([US_FORM])

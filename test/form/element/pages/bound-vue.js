// A page in Vue 3 with v-model, or with v-model.lazy.

import { ALL_FORM } from 'orderwright/countries/all/form'
import { defineAddressElement } from 'orderwright/element'
import { createApp } from 'vue'
import Checkout from './bound.vue'

defineAddressElement([ALL_FORM])
const root = document.getElementById('root')
createApp(Checkout, { how: root.dataset.how }).mount(root)

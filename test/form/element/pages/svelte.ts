// A page in Svelte 5: the element is defined before it is rendered, or when the page is mounted.

import { mount } from 'svelte'
import Checkout from './checkout.svelte'

const target = document.getElementById('root') as HTMLElement
mount(Checkout, { target, props: { how: target.dataset['how'] } })

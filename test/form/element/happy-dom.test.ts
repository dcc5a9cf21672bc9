// @vitest-environment happy-dom

import { it } from 'vitest'
import { fillIn, speak } from './fill-in.ts'

it('sends an address that the rules accept, and no other, in happy-dom', fillIn)

it('speaks the language that a page gives, in happy-dom', speak)

// @vitest-environment jsdom

import { it } from 'vitest'
import { fillIn, speak } from './fill-in.ts'

it('sends an address that the rules accept, and no other, in jsdom', fillIn)

it('speaks the language that a page gives, in jsdom', speak)

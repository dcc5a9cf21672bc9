// @vitest-environment jsdom

import { it } from 'vitest'
import { fillIn } from './fill-in.ts'

it('sends an address that the rules accept, and no other, in jsdom', fillIn)

// @vitest-environment happy-dom

import { it } from 'vitest'
import { fillIn } from './fill-in.ts'

it('sends an address that the rules accept, and no other, in happy-dom', fillIn)

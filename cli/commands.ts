import { check } from './check/check.ts'
import type { Command } from './command.ts'
import { conform } from './conform/conform.ts'
import { mock } from './mock/mock.ts'
import { serve } from './serve/serve.ts'
import { vectors } from './vectors/vectors.ts'

/** All commands, in the order of the help. */
export const COMMANDS: readonly Command[] = [check, serve, mock, conform, vectors]

import type { PlaceNames } from '../form/place-names.ts'
import type { IssueCode } from '../messages/messages.ts'
import type { Translation } from '../translate/translation.ts'

/** Everything in one language: the message of every code, the names of countries and provinces. */
export interface Language extends Translation<IssueCode>, PlaceNames {}

// Written by scripts/build-names.ts; do not edit.
import type { Language } from 'orderwright/de'
import { de } from 'orderwright/de'
import { en } from 'orderwright/en'
import { es } from 'orderwright/es'
import { fr } from 'orderwright/fr'
import { it } from 'orderwright/it'
import { ja } from 'orderwright/ja'
import { ko } from 'orderwright/ko'
import { pt } from 'orderwright/pt'
import { zh } from 'orderwright/zh'

/** The languages of messages. */
export const LANGUAGES: readonly Language[] = [de, en, es, fr, it, ja, ko, pt, zh]

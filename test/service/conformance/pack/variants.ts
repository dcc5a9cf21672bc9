import CASES from './variants.json' with { type: 'json' }

/**
 * What a service may do where the interface leaves a choice, by the sentence that leaves it. None of it may be reported. Each is
 * read by the server under its name, as a fault is, with `open:` before it.
 */
export const LEFT_OPEN: Readonly<Record<string, string>> = CASES.leftOpen

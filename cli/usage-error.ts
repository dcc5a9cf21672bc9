/** The exit status of a run that could not do its work: wrong arguments, or a file that can't be read. */
export const USAGE_STATUS = 2

/** Wrong arguments. The message says what is wrong and what to do. */
export class UsageError extends Error {}

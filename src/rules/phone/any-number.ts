/** The example for a country without phone numbers of its own. */
export const ANY_NUMBER = '+1 201 555 0123'

/** The longest text to fold, in UTF-16 units. Names of countries and provinces are far shorter. */
export const MAX_NAME_LENGTH = 120

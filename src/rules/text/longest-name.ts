/** The longest text that is folded, in UTF-16 units. Names of countries and provinces are far shorter. */
export const LONGEST_NAME = 120

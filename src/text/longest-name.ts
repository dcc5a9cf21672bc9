/** The longest text that `foldName` folds, in UTF-16 units. Names of countries and provinces are far shorter. */
export const LONGEST_NAME = 120

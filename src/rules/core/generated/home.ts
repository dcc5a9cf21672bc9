// Written by scripts/build-home.ts from package.json: npm run tables

/** The address of the repository, without a slash at its end. Empty as long as the package has none. */
export const HOME: string = ''

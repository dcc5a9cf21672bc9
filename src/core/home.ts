/**
 * The address of the repository, without a slash at its end. Empty as long as the package has no home. `docUrl` uses it, and
 * `npm run check:package` says which `repository`, `homepage` and `bugs` package.json must have with it.
 */
export const HOME: string = ''

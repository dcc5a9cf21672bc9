// This import is in a separate module, which is loaded later. If the package itself were loaded later, the bundler would keep all of the package,
// also its unused parts.
export { readXlsx } from 'hucre/xlsx'

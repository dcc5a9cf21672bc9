// A module apart: a bundler leaves out the rest of a package that is imported, but not of one that is loaded later.
export { readXlsx } from 'hucre/xlsx'

/** Writes `src/rules/contract/generated/`: types, readers and parsers, from the description of the interface in `scripts/contract/`. */
export { generate as write } from './contract/generate.ts'

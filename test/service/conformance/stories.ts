import CASES from './stories.json' with { type: 'json' }

/**
 * What each scenario tests, and its requests in order, each with what the interface says about it. A semicolon ends a request. `tell` in
 * scenarios.test.ts explains the signs.
 */
export const ALL_SCENARIOS = CASES.told.map(([about = '', requests = '']) => ({ about, lines: requests.split(/;\s+/) }))

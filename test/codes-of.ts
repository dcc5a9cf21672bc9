/** Returns the codes of the issues, in their order. */
export const codesOf = (verdict: { readonly issues: readonly { readonly code: string }[] }): readonly string[] =>
	verdict.issues.map((issue) => issue.code)

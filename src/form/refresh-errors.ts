import type { Issue } from '../rules/core/issue.ts'
import { DEEPEST_ERROR, MOST_ERROR_ITEMS } from '../rules/core/limits.ts'
import { openItems } from '../rules/core/open.ts'
import { isList } from '../rules/core/read.ts'
import { siblingOf } from './form-issues.ts'
import { issueOf, type RulesResolver } from './rules-resolver.ts'

/** The functions of a React Hook Form that this library uses: the result of `useForm` or `createFormControl`. */
export interface HookForm<Input> {
	subscribe(payload: {
		readonly formState: { readonly values: true }
		readonly callback: (change: {
			readonly values: Input
			readonly errors?: unknown
			readonly name?: string | undefined
		}) => void
	}): () => void
	/** `never` fits every form: each form has its own type of paths. */
	clearErrors(name: never): void
	setError(name: never, error: { readonly type: string; readonly message: string }): void
}

/**
 * Keeps the errors of dependent fields current in React Hook Form, which only judges the field that changes. When another country
 * is chosen, the error of a zip disappears, or changes to the error in that country. Never shows new errors. Returns a function
 * that stops it: `useEffect(() => refreshErrors(form, resolver), [form])`.
 *
 * @example
 * const form = { subscribe: () => () => 'stopped', clearErrors: () => {}, setError: () => {} }
 * refreshErrors(form, rulesResolver(orderSchema()))() // => 'stopped'
 */
export function refreshErrors<Input>(form: HookForm<Input>, resolver: RulesResolver<Input, unknown>): () => void {
	try {
		return form.subscribe({
			formState: { values: true },
			callback: ({ values, errors, name }) => {
				const shown = issuesIn(errors).filter(([path]) => path !== name)
				if (shown.length === 0) return
				const current = issuesIn(resolver(values).errors)
				for (const [path, issue] of shown) {
					const now = current.find(([, other]) => fieldKey(other) === fieldKey(issue))?.[1]
					if (now === undefined) form.clearErrors(path as never)
					else if (now.message !== issue.message) form.setError(path as never, toError(now))
				}
			},
		})
	} catch {
		return () => undefined // without a subscription, there are no errors to keep current
	}
}

function toError(issue: Issue): { readonly type: string; readonly message: string; readonly issue: Issue } {
	return { type: issue.code, message: issue.message, issue }
}

/** Returns one key for both fields of a pair. */
function fieldKey({ path }: Issue): string {
	const last = path[path.length - 1]
	const sibling = siblingOf(last)
	return [...path.slice(0, -1), sibling === null || String(last) < sibling ? last : sibling].join('.')
}

/** Returns the issues in errors that `rulesResolver` nested, each with its path in dots. */
function issuesIn(errors: unknown, prefix = '', depth = 0): readonly (readonly [path: string, issue: Issue])[] {
	if (typeof errors !== 'object' || errors === null || depth > DEEPEST_ERROR) return []
	const issue = issueOf(errors)
	if (issue !== null) return [[prefix, issue]]
	const entries = isList(errors) ? openItems(errors, MOST_ERROR_ITEMS).entries() : Object.entries(errors)
	return [...entries].flatMap(([key, inner]) =>
		issuesIn(inner, prefix === '' ? String(key) : `${prefix}.${key}`, depth + 1),
	)
}

import { errorBodyOf } from '../contract/error-body.ts'
import type { OperationId } from '../contract/generated/operations.ts'
import type { Operation } from '../contract/operation.ts'
import type { Issue } from '../core/issue.ts'
import { readField } from '../core/read.ts'
import { clauseOfIssue, isBinding, type Outcome } from './call.ts'
import type { Expectation } from './expectation.ts'

/**
 * Returns the expectation for any service from the result of an operation (D-106). Only list-orders shows the status code of a
 * success.
 */
export function toExpectation(outcome: Outcome, operation: Operation | null): Expectation {
	const { issues, success, mayRefuse } = outcome
	const error = issues.find(({ severity }) => severity === 'error')
	const body = errorBodyOf(issues)
	// If only a refusal passes, the rule is that of a binding error, even if the canonical answer names a decision first.
	const binding =
		success === null && operation !== null ? issues.find((issue) => refuses(issue, operation.id)) : undefined
	// Its own: `Object.prototype` may have a field of this name.
	const rule = readField(success, 'rule') as string | undefined
	const mayFail = error !== undefined || mayRefuse
	return {
		operation: operation?.id ?? null,
		canonical: error === undefined ? 'success' : 'refusal',
		success:
			success === null || operation === null
				? null
				: {
						statusCode: 200,
						isStatusShown: operation.id === 'list-orders',
						response: operation.response,
						...(rule !== undefined && { rule }),
						body: success.pattern,
					},
		refusal: mayFail
			? {
					statusCode: body?.statusCode ?? 422,
					errorCode: body?.errorCode ?? '',
					rule: ruleOf(binding ?? error, operation),
				}
			: null,
	}
}

function ruleOf(issue: Issue | undefined, operation: Operation | null): string {
	if (issue === undefined) return 'D-106'
	return operation === null ? issue.rule : clauseOfIssue(issue, operation.id)
}

function refuses(issue: Issue, operation: OperationId): boolean {
	return issue.severity === 'error' && isBinding(issue, operation)
}

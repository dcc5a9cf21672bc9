import type { CreateCompanyBody } from '../../../rules/contract/generated/types.ts'
import { type Call, type Outcome, succeed } from '../call.ts'
import { objectOf, TEXT } from '../expectation.ts'
import { addCompany } from '../find.ts'
import { makeId, takeIds } from '../ids.ts'
import { textOrNull } from '../json.ts'

/** Creates a company of the client (deprecated). The API documentation doesn't show whether the name is required. */
export function createCompany({ state, client, body: { name = '' } }: Call<CreateCompanyBody>): Outcome {
	const companyId = makeId(state.counter)
	const companySlug = `company-${state.counter}`
	const success = {
		body: { companyId, companySlug },
		pattern: objectOf({
			companyId: { kind: 'noneOf', values: state.companies.map(({ id }) => id) },
			companySlug: TEXT,
		}),
		after: (body: unknown) => {
			const id = textOrNull(body, 'companyId') || companyId
			const slug = textOrNull(body, 'companySlug') || companySlug
			return takeIds(addCompany(state, client, { id, slug }), [id])
		},
	}
	return succeed(success, name.trim() === '')
}

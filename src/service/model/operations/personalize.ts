import type { PersonalizeBody } from '../../../rules/contract/generated/types.ts'
import { derivePersonalization } from '../../../rules/personalization/derive-personalization.ts'
import { anySuccess, type Call, dayOf, fail, type Outcome, refuseBy, succeed } from '../call.ts'
import { objectOf, type Pattern, TEXT } from '../expectation.ts'
import { enter, withCollection } from '../find.ts'
import { textOrNull } from '../json.ts'
import { makeFor } from '../make-personalized.ts'
import { modelIssue } from '../messages.ts'
import { personalizationPattern } from '../order-pattern.ts'

/**
 * Creates all personalized products of a collection for one person (a deprecated operation). The collection must have one. The products are pending
 * at first, and done 20 seconds later (D-80). A service may return any status, because the API documentation shows only one value.
 */
export function personalize(call: Call<PersonalizeBody>): Outcome {
	const { sourceFields = {} } = call.body
	return enter(call, (collection) => {
		if (!collection.products.some(({ product }) => product.isPersonalized)) {
			return fail(modelIssue('personalization.none', 'personalize.1', ['collectionId'], { id: collection.id }))
		}
		const making = makeFor(call, collection, null, sourceFields)
		const fields = derivePersonalization(making.source, { asOf: dayOf(call) })
		if (fields.status !== 'valid') return refuseBy(fields.issues, call, anySuccess(call.state))
		return succeed({
			body: { sha: making.sha, fields: fields.value, status: making.status },
			pattern: objectOf({
				sha: TEXT,
				fields: { ...personalizationPattern(fields.value, making.source), orNull: false },
				status: TEXT,
			} as Record<string, Pattern>),
			after: (body) => {
				const sha = textOrNull(body, 'sha') || making.sha
				const personalizations = making.after(textOrNull(body, 'status'), sha)
				return withCollection(call.state, { ...collection, personalizations })
			},
		})
	})
}

import type { WITH_COMPANY } from './operations.ts'
import type { Call, Change, State } from './state.ts'
import { type Json, refuse, text } from './types.ts'

export function checkCompany({ is }: State, { client, body }: Call, operation: (typeof WITH_COMPANY)[number]): void {
	const { companyId } = body
	if (!text(companyId)) {
		if (!client.isPartner && is('everybody needs a company')) refuse(400, 'COMPANY_MISSING')
		if (!client.isPartner) return
		if (companyId === null && is('a company of null is one')) return
		if (companyId === '' && is('an empty company is one')) return
		if (is('a partner needs no company') || is(`${operation}: a partner needs no company`)) return
		refuse(400, 'COMPANY_MISSING')
	}
	if (!client.isPartner && is('a company of somebody who is no partner is refused')) refuse(400, 'COMPANY_UNEXPECTED')
	if (!client.companyIds.includes(companyId) && !is('open: a partner may name any company'))
		refuse(404, 'COMPANY_UNKNOWN')
}

export function makeCompany(state: State, client: Json, name: Json): Json {
	const { is } = state
	const slug = `company-${state.made}`
	const company = { id: is('every new company has one id') ? 'new-company' : state.makeId(), slug, name }
	state.companies.push(company)
	if (is('a new company is everybody’s')) for (const each of state.clients) each.companyIds.push(company.id)
	else if (!is('a new company is nobody’s')) client.companyIds.push(company.id)
	return company
}

export function createCompany(state: State, { client, body }: Call): Change {
	const { is } = state
	if (client.isPartner && is('partners make no companies')) refuse(403, 'PARTNER')
	return () => {
		const [known] = state.companies
		if (known !== undefined && is('a new company is one that exists'))
			return { companyId: known.id, companySlug: known.slug ?? known.id }
		const { id, slug } = makeCompany(state, client, body.name)
		return { companyId: id, companySlug: slug }
	}
}

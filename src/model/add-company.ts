import type { ServiceState, StoreClient, StoreCompany } from './state.ts'

/** Returns the state with a company, new or known, among the client's companies. */
export function addCompany(state: ServiceState, client: StoreClient, company: StoreCompany): ServiceState {
	const isKnown = state.companies.some(({ id }) => id === company.id)
	const isOfClient = client.companyIds.includes(company.id)
	return {
		...state,
		companies: isKnown
			? state.companies.map((each) => (each.id === company.id ? company : each))
			: [...state.companies, company],
		clients: isOfClient
			? state.clients
			: state.clients.map((each) =>
					each.clientId === client.clientId ? { ...each, companyIds: [...each.companyIds, company.id] } : each,
				),
	}
}

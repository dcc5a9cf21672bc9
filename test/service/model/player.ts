import {
	type ServiceAnswer,
	type ServiceRequest,
	type ServiceState,
	type StepResult,
	step,
} from '../../../src/entries/model.ts'
import type { Command } from './commands.ts'
import { at, CLIENT } from './store.ts'

/** The result of one command. */
export interface Played {
	readonly request: ServiceRequest
	readonly now: string
	readonly step: StepResult
}

/**
 * Plays commands one after another. The first collection created here replaces the name `new`, and a token is requested before any
 * command that needs one. `serve` answers.
 */
export function play(
	start: ServiceState,
	commands: readonly Command[],
	serve: (state: ServiceState, request: ServiceRequest, now: string) => StepResult = step,
): readonly Played[] {
	const played: Played[] = []
	const authorizations = new Map<boolean, string>()
	let state = start
	let seconds = 0
	let made = 'new'
	const run = (request: ServiceRequest): ServiceAnswer => {
		const now = at(seconds)
		const result = serve(state, request, now)
		played.push({ request, now, step: result })
		state = result.state
		return result.answer
	}
	for (const command of commands) {
		seconds += command.seconds
		const { isPartner } = command
		if (command.signsIn || !authorizations.has(isPartner)) {
			const client = isPartner ? { clientId: 'partner', clientSecret: 'other' } : CLIENT
			const { body } = run({ operation: 'create-tokens', body: { ...client, grantType: 'clientCredentials' } })
			authorizations.set(isPartner, `Bearer ${(body as { accessToken: string }).accessToken}`)
		}
		const authorization = authorizations.get(isPartner)
		const request = { ...rename(command.request, made), authorization }
		const { body, statusCode } = run(request)
		if (request.operation === 'create-collection' && statusCode === 200 && made === 'new') {
			made = (body as { collectionId: string }).collectionId
		}
	}
	return played
}

function rename(request: ServiceRequest, made: string): ServiceRequest {
	return JSON.parse(JSON.stringify(request).replaceAll('"collectionId":"new"', `"collectionId":"${made}"`))
}

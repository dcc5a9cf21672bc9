import type { Server } from 'node:http'

/** The time limit for open requests, in milliseconds. */
const PATIENCE = 5_000

/** Resolves after SIGINT or SIGTERM, when the last open request is answered, or after five seconds. */
export function waitForStop(server: Server): Promise<void> {
	return new Promise((resolve) => {
		const stop = (): void => {
			const timer = setTimeout(() => server.closeAllConnections(), PATIENCE)
			server.close(() => {
				clearTimeout(timer)
				resolve()
			})
			server.closeIdleConnections()
		}
		process.once('SIGINT', stop)
		process.once('SIGTERM', stop)
	})
}

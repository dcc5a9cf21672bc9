import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { reasonOf } from '../reasons.ts'
import { UsageError } from '../usage-error.ts'

/** Starts a server, and returns its address as a URL. Port 0 picks a free one. Throws a `UsageError` if it can't listen there. */
export async function listen(server: Server, port: number, host: string): Promise<string> {
	await new Promise<void>((resolve, reject) => {
		server.once('error', (error: NodeJS.ErrnoException) => reject(new UsageError(explain(error, port, host))))
		server.listen(port, host, resolve)
	})
	const own = server.address() as AddressInfo
	return `http://${own.family === 'IPv6' ? `[${own.address}]` : own.address}:${own.port}`
}

function explain(error: NodeJS.ErrnoException, port: number, host: string): string {
	if (error.code === 'EADDRINUSE') return `Port ${port} is in use. Choose another one with --port; 0 picks a free one.`
	if (error.code === 'EACCES') return `Port ${port} needs more rights. Choose one above 1023 with --port.`
	return `The server can't listen on ${host}:${port}: ${reasonOf(error)}.`
}

/**
 * Sends orders of the small shop to a server, for workers to judge.
 *
 *   node send.js nats://127.0.0.1:4222 1000      the first thousand orders of seed 1
 *   node send.js nats://127.0.0.1:4222 1000 2    the first thousand of seed 2
 */
import { jetstream, jetstreamManager } from '@nats-io/jetstream'
import { connect } from '@nats-io/transport-node'
import { sendOrders } from './sender.js'
import { CONNECTION, prepareStreams } from './streams.js'

const [servers = 'nats://127.0.0.1:4222', count = '1000', seed = '1'] = process.argv.slice(2)
const connection = await connect({ ...CONNECTION, servers })
await prepareStreams(await jetstreamManager(connection))
const dropped = await sendOrders(jetstream(connection), { seed: Number(seed), from: 0, to: Number(count) })
console.log(`${count} orders sent; ${dropped} of them had been sent before.`)
await connection.drain()

import { parentPort } from 'node:worker_threads'
import { threadReady } from '../../run-in-thread.ts'
import { readBody } from './read-body.ts'
import { BodyOrder } from './body-order.ts'

// The thread of `parse-body.ts`.
parentPort?.on('message', (message: unknown) => {
  parentPort?.postMessage(readBody(BodyOrder.parse(message)))
})
parentPort?.postMessage(threadReady)

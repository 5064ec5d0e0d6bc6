import { parentPort } from 'node:worker_threads'
import { readBody } from './read-body.ts'
import { BodyOrder } from './body-order.ts'

// The thread of `parse-body.ts`.
parentPort?.on('message', (message: unknown) => {
  parentPort?.postMessage(readBody(BodyOrder.parse(message)))
})

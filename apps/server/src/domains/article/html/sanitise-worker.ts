import { parentPort } from 'node:worker_threads'
import * as z from 'zod'
import { threadReady } from '../../../run-in-thread.ts'
import { sanitiseArticle } from './sanitise-article.ts'

const Order = z.object({
  html: z.string(),
  hosts: z.union([z.literal('any'), z.array(z.string())]),
})

// The thread of `sanitise.ts`.
parentPort?.on('message', (message: unknown) => {
  const { html, hosts } = Order.parse(message)
  const { blocks: _blocks, ...parts } = sanitiseArticle(html, hosts)
  parentPort?.postMessage(parts)
})
parentPort?.postMessage(threadReady)

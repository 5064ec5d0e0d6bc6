import { Worker } from 'node:worker_threads'
import type { LinkHosts } from '@guangquan/rules/article-link'
import * as z from 'zod'
import { fail } from '../../../fail.ts'
import { sanitiseArticle, type SanitisedArticle } from './sanitise-article.ts'

/** A sanitised article without its blocks, which are expensive to pass between threads. */
export type ArticleParts = Omit<SanitisedArticle, 'blocks'>

/** What the event loop sanitises itself: it takes 10 ms on a slow machine. */
const small = { characters: 16_000, elements: 800 }

const timeoutMs = 15_000
const maxWaiting = 16

/**
 * Sanitises an article as `sanitiseArticle` does, a long one in a worker thread.
 * @throws Failure Unavailable when too many wait
 */
export async function sanitise(html: string, hosts: LinkHosts): Promise<ArticleParts> {
  if (isSmall(html)) return sanitiseArticle(html, hosts)
  return inWorker(html, hosts)
}

function isSmall(html: string): boolean {
  return html.length <= small.characters && html.split('<').length <= small.elements
}

const Answer = z.object({
  id: z.int(),
  parts: z.object({
    html: z.string(),
    text: z.string(),
    summary: z.string(),
    length: z.int(),
    captionLength: z.int(),
    photoIds: z.array(z.string()),
    productIds: z.array(z.string()),
    videoIds: z.array(z.string()),
    placeholders: z.int(),
  }),
})

interface Waiting {
  resolve: (parts: ArticleParts) => void
  reject: (error: Error) => void
}

let worker: Worker | undefined
let serial = 0
const waiting = new Map<number, Waiting>()

async function inWorker(html: string, hosts: LinkHosts): Promise<ArticleParts> {
  if (waiting.size >= maxWaiting) fail('Unavailable')
  worker ??= startWorker()
  const id = ++serial
  const { promise, resolve, reject } = Promise.withResolvers<ArticleParts>()
  waiting.set(id, { resolve, reject })
  worker.postMessage({ id, html, hosts })
  worker.ref()
  const timer = setTimeout(() => end(new Error('sanitising took too long')), timeoutMs)
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    waiting.delete(id)
    // An idle worker does not keep the program running.
    if (waiting.size === 0) worker?.unref()
  }
}

function startWorker(): Worker {
  const started = new Worker(new URL('./sanitise-worker.ts', import.meta.url))
  started.on('message', (message: unknown) => {
    const { id, parts } = Answer.parse(message)
    waiting.get(id)?.resolve(parts)
  })
  started.on('error', end)
  return started
}

/** Ends the worker and everything that waits for it; the next article starts another one. */
function end(error: Error): void {
  const ended = worker
  worker = undefined
  void ended?.terminate()
  for (const { reject } of waiting.values()) reject(error)
  waiting.clear()
}

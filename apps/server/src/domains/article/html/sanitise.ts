import type { LinkHosts } from '@guangquan/rules/posts/article-link'
import * as z from 'zod'
import { makeThread } from '../../../run-in-thread.ts'
import { sanitiseArticle, type SanitisedArticle } from './sanitise-article.ts'

/** A sanitised article without its blocks, which are expensive to pass between threads. */
export type ArticleParts = Omit<SanitisedArticle, 'blocks'>

/** Inputs up to this size are sanitised on the event loop, in 10 ms on a slow machine. */
const small = { characters: 16_000, elements: 800 }

/**
 * Sanitises an article as `sanitiseArticle` does, a long one in a worker thread.
 * @throws Failure Unavailable when too many wait
 */
export async function sanitise(html: string, hosts: LinkHosts): Promise<ArticleParts> {
  if (isSmall(html)) return sanitiseArticle(html, hosts)
  return inThread({ html, hosts })
}

function isSmall(html: string): boolean {
  return html.length <= small.characters && html.split('<').length <= small.elements
}

const inThread = makeThread({
  entry: new URL('./sanitise-worker.ts', import.meta.url),
  response: z.object({
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
  timeoutMs: 15_000,
  maxWaiting: 16,
})

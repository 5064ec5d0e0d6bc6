import { fieldSentences, type NewsBlock } from '@guangquan/contract'
import { fail } from '../../fail.ts'
import { makeThread, ThreadTimeout } from '../../run-in-thread.ts'
import { BodyResponse, type BodyOrder } from './body-order.ts'
import type { ShownPicture } from './news-body.ts'
import { readBody } from './read-body.ts'
import { isCostly } from './costly-body.ts'

/** What the event loop parses itself: even signs alone take a few milliseconds. */
const smallCharacters = 1000

const inThread = makeThread({
  entry: new URL('./body-worker.ts', import.meta.url),
  response: BodyResponse,
  timeoutMs: 5000,
  maxWaiting: 16,
})

/**
 * What a body in Markdown that is about to be saved or shown to its author names its pictures by, in their order: paths of
 * stored ones, and ids of uploads.
 * @param field the body's name in the input
 * @throws BadInput for a body that takes the parser too deep or too long
 */
export async function namedPictures(body: string, field = 'body'): Promise<string[]> {
  const response: BodyResponse = isCostly(body) ? { kind: 'costly' } : await parse({ kind: 'pictures', body })
  if (response.kind === 'pictures') return response.pictures
  return fail('BadInput', { fields: { [field]: fieldSentences.newsCostly } })
}

/** A stored body in blocks, as `newsBlocks` makes them. */
export async function parseBlocks(body: string, pictures: Map<string, ShownPicture>): Promise<NewsBlock[]> {
  const response = await parse({ kind: 'blocks', body, pictures })
  return response.kind === 'blocks' ? response.blocks : fail('Unavailable')
}

/** A body as `textOnlyHtml` makes it; null for one that is too costly as well. */
export async function parseTextOnly(body: string): Promise<string | null> {
  if (isCostly(body)) return null
  const response = await parse({ kind: 'text', body })
  return response.kind === 'text' ? response.html : null
}

/** In the thread, where it is not small; `costly` where it took too long. */
async function parse(order: BodyOrder): Promise<BodyResponse> {
  if (order.body.length <= smallCharacters) return readBody(order)
  try {
    return await inThread(order)
  } catch (error) {
    if (error instanceof ThreadTimeout) return { kind: 'costly' }
    throw error
  }
}

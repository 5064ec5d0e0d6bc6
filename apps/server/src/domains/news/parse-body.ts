import { fieldSentences, type NewsBlock } from '@guangquan/contract'
import { fail } from '../../fail.ts'
import { makeThread, ThreadTimeout } from '../../run-in-thread.ts'
import { BodyResponse, type BodyOrder } from './body-order.ts'
import type { ShownPicture } from './news-body.ts'
import { readBody } from './read-body.ts'
import { isCostly } from './costly-body.ts'

/** Bodies up to this size are parsed on the event loop: even marks alone take only a few milliseconds. */
const smallCharacters = 1000

const inThread = makeThread({
  entry: new URL('./body-worker.ts', import.meta.url),
  response: BodyResponse,
  timeoutMs: 5000,
  maxWaiting: 16,
})

/**
 * The references to pictures, in order, of a Markdown body that is about to be saved or previewed: paths of stored
 * ones, and ids of uploads.
 * @param field the body's name in the input
 * @throws BadInput for a body whose parsing is too deep or takes too long
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

/** Parses in the thread, unless the body is small; `costly` if it took too long. */
async function parse(order: BodyOrder): Promise<BodyResponse> {
  if (order.body.length <= smallCharacters) return readBody(order)
  try {
    return await inThread(order)
  } catch (error) {
    if (error instanceof ThreadTimeout) return { kind: 'costly' }
    throw error
  }
}

import type { BodyAnswer, BodyOrder } from './body-order.ts'
import { listPictures, newsBlocks, textOnlyHtml } from './news-body.ts'

/** Does what is asked with a body, at once. */
export function readBody(order: BodyOrder): BodyAnswer {
  const { kind, body } = order
  try {
    if (kind === 'pictures') return { kind, pictures: listPictures(body) }
    if (kind === 'text') return { kind, html: textOnlyHtml(body) }
    return { kind, blocks: newsBlocks(body, order.pictures) }
  } catch (error) {
    if (error instanceof RangeError) return { kind: 'costly' }
    throw error
  }
}

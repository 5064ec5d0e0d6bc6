import type { BodyResponse, BodyOrder } from './body-order.ts'
import { listPictures, newsBlocks, textOnlyHtml } from './news-body.ts'

/** Executes an order about a body, synchronously. */
export function readBody(order: BodyOrder): BodyResponse {
  const { body } = order
  try {
    if (order.kind === 'pictures') return { kind: order.kind, pictures: listPictures(body) }
    if (order.kind === 'text') return { kind: order.kind, html: textOnlyHtml(body) }
    return { kind: order.kind, blocks: newsBlocks(body, order.pictures) }
  } catch (error) {
    if (error instanceof RangeError) return { kind: 'costly' }
    throw error
  }
}

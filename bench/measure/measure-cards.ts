import { NewPublish } from '@guangquan/contract'
import { gzipSync } from 'node:zlib'
import { call, type Caller } from '../people/call.ts'
import { median } from './statistics.ts'

/** Transfer and rendering costs of the cards of a feed page. */
export interface CardFigures {
  /** JSON of a card, mean of the pages. */
  bytes: number
  /** Its share of a compressed page. */
  compressedBytes: number
  /** `JSON.parse` of a page of cards on this machine. */
  parseMs: number
}

const pages = 8
const repeats = 300

/** Measures the cards of a member's first pages of 最新. */
export async function measureCards(members: Caller): Promise<CardFigures> {
  const texts: string[] = []
  let cards = 0
  let cursor: string | null | undefined
  for (let page = 0; page < pages && cursor !== null; page++) {
    const input = { tab: 3, ...(cursor === undefined ? {} : { cursor }) }
    const { result } = await call(members, 0, NewPublish.GetFeed, input)
    texts.push(JSON.stringify(result.items))
    cards += result.items.length
    cursor = result.nextCursor
  }
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0)
  const compressed = texts.reduce((sum, text) => sum + gzipSync(text).length, 0)
  const times = texts.map((text) => {
    const begin = performance.now()
    for (let each = 0; each < repeats; each++) JSON.parse(text)
    return (performance.now() - begin) / repeats
  })
  return { bytes: bytes / cards, compressedBytes: compressed / cards, parseMs: median(times) }
}

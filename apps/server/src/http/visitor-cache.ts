import type { Ctx } from '../context.ts'
import { callMethod } from './call-method.ts'
import { successText } from './envelope.ts'
import type { Implementation } from './implement.ts'

const maxEntries = 200

/** A success of a call. */
export interface Answer {
  /** Its result as JSON text. */
  result: string
  /** The whole envelope: bytes where many are given the same. */
  body: string | Buffer
}

interface Entry {
  answer: Promise<Answer>
  expiresAt: number
}

/**
 * Answers of methods whose declaration lets visitors share them for a few seconds. A hundred visitors asking at
 * once cost one query. A member's answer never comes from here and never goes in.
 */
export interface VisitorCache {
  call: (implementation: Implementation, ctx: Ctx, input: unknown) => Promise<Answer>
}

/** The cache of one node. `on: false` asks each time, for tests that look at what they have just written. */
export function makeVisitorCache(on: boolean): VisitorCache {
  const entries = new Map<string, Entry>()
  return {
    call: (implementation, ctx, input) => {
      const { method } = implementation
      if (!on || ctx.viewer !== null || method.visitorCacheSeconds === 0) {
        return answer(implementation, ctx, input)
      }
      const key = `${method.service}/${method.name} ${JSON.stringify(input)}`
      const now = ctx.now.getTime()
      const known = entries.get(key)
      if (known !== undefined && now < known.expiresAt) return known.answer
      const entry = {
        answer: answer(implementation, ctx, input).then(toBytes),
        expiresAt: now + method.visitorCacheSeconds * 1000,
      }
      entries.delete(key)
      if (entries.size >= maxEntries) entries.delete(entries.keys().next().value ?? '')
      entries.set(key, entry)
      entry.answer.catch(() => {
        if (entries.get(key) === entry) entries.delete(key)
      })
      return entry.answer
    },
  }
}

async function answer(implementation: Implementation, ctx: Ctx, input: unknown): Promise<Answer> {
  const result = await callMethod(implementation, ctx, input)
  return { result, body: successText(result) }
}

function toBytes({ result, body }: Answer): Answer {
  return { result, body: Buffer.from(body) }
}

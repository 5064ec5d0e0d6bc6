import type { Mention } from '@guangquan/contract'
import * as z from 'zod'

const Mentions = z.array(z.object({ userId: z.uuid(), name: z.string() }))

/** The mentions of a row as stored. */
export function readMentions(column: unknown): Mention[] {
  return Mentions.parse(column)
}

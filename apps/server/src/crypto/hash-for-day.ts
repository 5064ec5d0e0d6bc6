import { createHmac } from 'node:crypto'
import type { Ctx } from '../context.ts'

interface Counted {
  /** What is counted: the same person has different hashes for different purposes. */
  purpose: string
  /** `yyyy-MM-dd` in Shanghai. */
  day: string
  /** A member's id or an address. */
  who: string
}

/** Distinguishes people on one day for a count, and cannot be linked to them afterwards. 32 hexadecimal digits. */
export function hashForDay({ app }: Pick<Ctx, 'app'>, { purpose, day, who }: Counted): string {
  return createHmac('sha256', app.env.secretKey)
    .update(`${purpose}\n${day}\n${who}`)
    .digest('hex')
    .slice(0, 32)
}

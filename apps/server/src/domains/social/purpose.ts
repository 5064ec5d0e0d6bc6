import type { socialPurpose } from '@guangquan/contract'
import type * as z from 'zod'

/** Purpose of a flow. */
export type Purpose = z.infer<typeof socialPurpose>

export function isLoginPurpose(purpose: Purpose): boolean {
  return purpose === 'login'
}

/** Reads the column. @throws for an unknown value, which this program never writes */
export function purposeIn(text: string): Purpose {
  if (text === 'login' || text === 'bind') return text
  throw new Error(`no purpose: ${text}`)
}

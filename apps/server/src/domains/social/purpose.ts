import type { socialPurpose } from '@guangquan/contract'
import type * as z from 'zod'

/** What a flow is begun for. */
export type Purpose = z.infer<typeof socialPurpose>

export function isLoginPurpose(purpose: Purpose): boolean {
  return purpose === 'login'
}

/** Reads the column. @throws for a row that no program of ours wrote */
export function purposeIn(text: string): Purpose {
  if (text === 'login' || text === 'bind') return text
  throw new Error(`no purpose: ${text}`)
}

import type { Facts } from '../../audit-chain/record-act.ts'
import type { Restriction } from '../member/index.ts'

/** What the audit log stores of what a member may not do. */
export function restrictionFacts({ isBanned, mutedUntil }: Restriction): Facts {
  return { banned: isBanned, mutedUntil: mutedUntil?.toISOString() ?? null }
}

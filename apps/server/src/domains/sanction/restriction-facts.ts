import type { Facts } from '../../audit-chain/record-act.ts'
import type { Restriction } from '../member/index.ts'

/** What the audit log stores of a member's restriction. */
export function restrictionFacts({ isBanned, mutedUntil }: Restriction): Facts {
  return { banned: isBanned, mutedUntil: mutedUntil?.toISOString() ?? null }
}

import { strikeKinds } from '@guangquan/contract'
import type { Tx } from '../../db/client.ts'
import { announceSessionsOf } from '../../session/announce-session.ts'
import { endOtherSessions } from '../../session/end-session.ts'
import { setRestriction, type Restriction } from '../member/index.ts'
import { listStrikesInForce } from './strike.store.ts'

/** Derives a locked member's restriction from their strikes in force; a new ban ends all sessions. */
export async function applyRestriction(
  tx: Tx,
  now: Date,
  { memberId, before }: { memberId: string; before: Restriction },
): Promise<Restriction> {
  const after = restrictionOf(await listStrikesInForce(tx, memberId), now)
  await setRestriction(tx, memberId, after)
  if (after.isBanned && !before.isBanned) {
    await endOtherSessions({ now }, tx, { memberId, exceptId: null, reason: 'banned' })
  } else {
    await announceSessionsOf(tx, memberId)
  }
  return after
}

function restrictionOf(
  strikes: readonly { kind: number; ends_at: Date | null; reason: string }[],
  now: Date,
): Restriction {
  let last: { until: Date; reason: string } | null = null
  for (const { ends_at: until, reason } of strikes) {
    if (until !== null && until > now && until > (last?.until ?? now)) last = { until, reason }
  }
  return {
    isBanned: strikes.some(({ kind }) => kind === strikeKinds.ban),
    mutedUntil: last?.until ?? null,
    mutedReason: last?.reason ?? '',
  }
}

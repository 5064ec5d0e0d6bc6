import { strikeNote, type NoticeKind, type StrikeKind } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import type { Tx } from '../../db/client.ts'
import { createNotice } from '../notice/index.ts'
import { appealEnd, kindOfStrike, targetOfStrike } from './strike-facts.ts'
import type { StrikeRow } from './strike.store.ts'

const notices = {
  warning: 'member.warned',
  mute: 'member.muted',
  ban: 'member.banned',
} as const satisfies Record<StrikeKind, NoticeKind>

/** Notifies a member of a strike: kind, reason, end, effect on their content and how to appeal. */
export async function notifyOfStrike(tx: Tx, now: Date, strike: StrikeRow): Promise<void> {
  await createNotice(tx, now, {
    memberId: strike.member_id,
    kind: notices[kindOfStrike(strike)],
    note: strikeNote({
      reason: strike.reason,
      until: strike.ends_at && timeTextOf(strike.ends_at),
      appealUntil: timeTextOf(appealEnd(strike)),
      target: targetOfStrike(strike),
    }),
  })
}

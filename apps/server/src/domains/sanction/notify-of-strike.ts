import { appealDays, strikeChanges, strikeKinds, strikeNote, strikeSubjects } from '@guangquan/contract'
import type { NoticeKind, StrikeChange, StrikeFacts, StrikeSubject } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import type { Tx } from '../../db/client.ts'
import { createNotice } from '../notice/index.ts'
import type { StrikeRow } from './strike.store.ts'

const dayMs = 24 * 3600_000

/** Until when a member may appeal a strike. */
function appealEnd(strike: Pick<StrikeRow, 'created_at'>): Date {
  return new Date(strike.created_at.getTime() + appealDays * dayMs)
}

/** The target of a strike as its member reads of it; null for a strike that is about the member as a whole. */
function targetOfStrike(strike: StrikeRow): StrikeFacts['target'] {
  const { target_kind: kind, target_change: change, target_text: text } = strike
  if (kind === null || !isSubject(kind)) return null
  return { kind, text, change: isChange(change) ? change : 'none' }
}

/** Notifies a member of a strike: what, why, until when, what of theirs changed and how to appeal. */
export async function notifyOfStrike(tx: Tx, now: Date, strike: StrikeRow): Promise<void> {
  await createNotice(tx, now, {
    memberId: strike.member_id,
    kind: noticeOf(strike.kind),
    note: strikeNote({
      reason: strike.reason,
      until: strike.ends_at && timeTextOf(strike.ends_at),
      appealUntil: timeTextOf(appealEnd(strike)),
      target: targetOfStrike(strike),
    }),
  })
}

function noticeOf(kind: number): NoticeKind {
  if (kind === strikeKinds.ban) return 'member.banned'
  return kind === strikeKinds.mute ? 'member.muted' : 'member.warned'
}

function isSubject(kind: string): kind is StrikeSubject {
  return Object.hasOwn(strikeSubjects, kind)
}

function isChange(change: string): change is StrikeChange {
  return Object.hasOwn(strikeChanges, change)
}

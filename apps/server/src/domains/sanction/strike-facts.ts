import { appealLimits, strikeChanges, strikeSubjects } from '@guangquan/contract'
import type { StrikeChange, StrikeFacts, StrikeKind, StrikeSubject } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import type { StrikeRow } from './strike.store.ts'

const dayMs = 24 * 3600_000

/** Until when a member may appeal a strike. */
export function appealEnd(strike: Pick<StrikeRow, 'created_at'>): Date {
  return new Date(strike.created_at.getTime() + appealLimits.days * dayMs)
}

/** The target of a strike as shown to its member; null for a strike without one. */
export function targetOfStrike(
  strike: Pick<StrikeRow, 'target_kind' | 'target_change' | 'target_text'>,
): StrikeFacts['target'] {
  const { target_kind: kind, target_change: change, target_text: text } = strike
  if (kind === null || !isSubject(kind)) return null
  return { kind, text, change: isChange(change) ? change : 'none' }
}

export function kindOfStrike({ kind }: Pick<StrikeRow, 'kind'>): StrikeKind {
  if (kind === 1) return 'warning'
  return kind === 2 ? 'mute' : 'ban'
}

/** Facts of a strike that both member and staff see. */
export function strikeFacts(row: StrikeRow) {
  return {
    id: row.id,
    kind: kindOfStrike(row),
    days: row.days,
    reason: row.reason,
    untilTime: row.ends_at && timeTextOf(row.ends_at),
    isAutomatic: row.caused_by !== null,
    target: targetOfStrike(row),
    createTime: timeTextOf(row.created_at),
    liftTime: row.lifted_at && timeTextOf(row.lifted_at),
  }
}

function isSubject(kind: string): kind is StrikeSubject {
  return Object.hasOwn(strikeSubjects, kind)
}

function isChange(change: string): change is StrikeChange {
  return Object.hasOwn(strikeChanges, change)
}

import { fStopOf } from '@guangquan/rules/growth/level'
import { levelName } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { Tx } from '../../db/client.ts'
import { emit } from '../../events/emit.ts'
import { setLevel } from '../member/index.ts'
import { type MemberExp } from '../standing/index.ts'
import { createNotice } from '../notice/index.ts'

const warningMs = 30 * 24 * 3600_000

/** Until when the permissions of a level stay after experience was taken back. */
export const shortUntil = (shortSince: Date): Date => new Date(shortSince.getTime() + warningMs)

/**
 * Whether a member's earlier days are not counted yet: until then an upgrade leaves them every permission. Otherwise
 * permissions that differ from the level that is shown are always lower.
 */
export const isUncounted = ({ level, unlockLevel }: MemberExp): boolean =>
  unlockLevel !== null && unlockLevel >= level

/**
 * Adjusts a locked member's level to their experience. The shown level never falls; after experience was taken back,
 * the member is warned, and 30 days later permissions follow the experience.
 */
export async function settleLevel(
  tx: Tx,
  member: MemberExp,
  {
    now,
    earned,
    takesBack,
    isWarned,
    quietly = false,
  }: { now: Date; earned: number; takesBack: boolean; isWarned: boolean; quietly?: boolean },
): Promise<void> {
  const { memberId } = member
  const level = Math.max(member.level, earned)
  const unlockLevel = isUncounted(member)
    ? member.unlockLevel
    : member.unlockLevel === null || earned >= level
      ? null
      : earned
  if (level !== member.level || unlockLevel !== member.unlockLevel) {
    const risenFrom = level > member.level && !quietly ? member.level : undefined
    await setLevel(tx, { memberId, level, unlockLevel, risenFrom })
  }
  if (level > member.level && !quietly) {
    const note = `Lv.${level} ${levelName(level)}，f/${fStopOf(level)}`
    await createNotice(tx, now, { memberId, kind: 'level.reached', note })
    await emit(tx, 'level.reached', { memberId, from: member.level, to: level })
  }
  const isShort = earned < level
  if (isWarned && !isShort) await setShort(tx, memberId, null)
  if (!isWarned && isShort && takesBack) {
    await setShort(tx, memberId, now)
    if (quietly) return
    const note = timeTextOf(shortUntil(now)).slice(0, 10)
    await createNotice(tx, now, { memberId, kind: 'level.short', note })
  }
}

/** Those of these locked members who were warned that they lack experience for their level. */
export async function findWarned(tx: Tx, memberIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`select member_id as id from growth_member
    where member_id = any(${[...memberIds]}::uuid[]) and short_since is not null`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

async function setShort(tx: Tx, memberId: string, since: Date | null): Promise<void> {
  await tx
    .updateTable('growth_member')
    .set({ short_since: since })
    .where('member_id', '=', memberId)
    .execute()
}

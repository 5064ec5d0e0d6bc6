import { levelAt } from '@guangquan/rules/growth/level'
import { dayOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { WalkPart } from '../../jobs/walk.ts'
import { findMembersAbove, loadExp } from '../standing/index.ts'
import { setLevel } from '../member/index.ts'
import { lockGrowth } from './exp-line.store.ts'
import { loadGrowthRules } from './growth-rules.ts'
import { findWarned, isUncounted, settleLevel } from './settle-level.ts'

/** Permissions follow the experience of members who were warned 30 days ago. */
export async function lowerUnlocks(db: Database, now: Date): Promise<void> {
  const { rows } = await sql<{ id: string }>`select member_id as id from growth_member
    where short_since < ${now}::timestamptz - interval '30 days' order by member_id`.execute(db)
  const { thresholds } = (await loadGrowthRules(db)).scaleOn(dayOf(now))
  for (const { id } of rows) {
    await db.transaction().execute(async (tx) => {
      await lockGrowth(tx, [id])
      const [member] = await loadExp(tx, [id])
      if (member === undefined || isUncounted(member)) return
      const earned = levelAt(thresholds, member.exp)
      if (earned < member.level && earned !== member.unlockLevel) {
        await setLevel(tx, { ...member, unlockLevel: earned })
      }
    })
  }
}

/** Raises the next members who by today's thresholds have reached a higher level. */
export async function raiseLevels(db: Database, now: Date): Promise<WalkPart> {
  const { thresholds } = (await loadGrowthRules(db)).scaleOn(dayOf(now))
  const ids = await findMembersAbove(db, thresholds)
  await db.transaction().execute(async (tx) => {
    await lockGrowth(tx, ids)
    const warned = await findWarned(tx, ids)
    for (const member of await loadExp(tx, ids)) {
      const [earned, isWarned] = [levelAt(thresholds, member.exp), warned.has(member.memberId)]
      await settleLevel(tx, member, { now, earned, takesBack: false, isWarned })
    }
  })
  // Who was raised is found no more.
  return { done: ids.length, next: ids.at(-1) ?? null }
}

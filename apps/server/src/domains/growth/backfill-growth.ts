import { sql } from 'kysely'
import type { JobCtx } from '../../jobs/job.ts'
import type { WalkPart } from '../../jobs/walk.ts'
import { loadExp } from '../standing/index.ts'
import { setLevel } from '../member/index.ts'
import { countEarnings } from './count-earnings.ts'
import { lockGrowth } from './exp-line.store.ts'
import { findAllEarnings } from './find-earnings.ts'
import { isUncounted } from './settle-level.ts'

/** About a second of work, after which the jobs that wait in the same lane come first. */
export const membersAtOnce = 50

const first = '00000000-0000-0000-0000-000000000000'

/**
 * Counts the earlier experience of the next members without any, each in a transaction, so that an interrupted run
 * continues with the next member. Nothing is counted twice. Coins begin with the release that pays them: none are paid
 * for earlier days.
 * @param after all members up to this one are counted
 */
export async function backfillGrowth(
  { db, now, signal }: Pick<JobCtx, 'db' | 'now' | 'signal'>,
  after = first,
): Promise<WalkPart> {
  const { rows } = await sql<{ id: string }>`
    select id from member left join growth_member on member_id = id
    where id > ${after}::uuid and status = 1 and backfilled_at is null
    order by id limit ${sql.lit(membersAtOnce)}`.execute(db)
  let next = after
  let done = 0
  for (const { id } of rows) {
    if (signal.aborted) return { done, next }
    await backfillMember(db, id, now)
    next = id
    done += 1
  }
  return { done, next: done < membersAtOnce ? null : next }
}

async function backfillMember(db: JobCtx['db'], memberId: string, now: Date): Promise<void> {
  const earnings = await findAllEarnings(db, memberId)
  await db.transaction().execute(async (tx) => {
    await countEarnings(tx, earnings, { now, quietly: true })
    // Also of a member who has done nothing.
    await lockGrowth(tx, [memberId])
    const [member] = await loadExp(tx, [memberId])
    if (member !== undefined && isUncounted(member)) await setLevel(tx, { ...member, unlockLevel: null })
    await tx
      .updateTable('growth_member')
      .set({ backfilled_at: now })
      .where('member_id', '=', memberId)
      .execute()
  })
}

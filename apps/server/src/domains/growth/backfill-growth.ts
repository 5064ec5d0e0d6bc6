import { sql } from 'kysely'
import type { JobCtx } from '../../jobs/job.ts'
import { loadExp, setLevel } from '../member/index.ts'
import { countEarnings } from './count-earnings.ts'
import type { Earning } from './earning.ts'
import { lockGrowth } from './exp-line.store.ts'
import { isUncounted } from './settle-level.ts'
import { sources } from './sources.ts'

const batch = 200

/**
 * Gives members who have no experience counted yet what they earned, each in a transaction, so that an interrupted run
 * goes on with the next member. What is counted already counts no second time. Coins begin with the release that pays
 * them: none are paid for earlier days.
 */
export async function backfillGrowth({
  db,
  now,
  signal,
  log,
}: Pick<JobCtx, 'db' | 'now' | 'signal' | 'log'>) {
  let members = 0
  for (let after = '00000000-0000-0000-0000-000000000000'; !signal.aborted;) {
    const { rows } = await sql<{ id: string }>`
      select id from member left join growth_member on member_id = id
      where id > ${after}::uuid and status = 1 and backfilled_at is null
      order by id limit ${sql.lit(batch)}`.execute(db)
    for (const { id } of rows) {
      if (signal.aborted) return
      await backfillMember(db, id, now)
      members += 1
    }
    const last = rows.at(-1)
    if (last === undefined || rows.length < batch) break
    after = last.id
  }
  if (members > 0) log.info({ members }, 'experience of earlier days was counted')
}

async function backfillMember(db: JobCtx['db'], memberId: string, now: Date): Promise<void> {
  const earnings: Earning[] = []
  for (const source of sources) earnings.push(...(await source.findAll(db, memberId)))
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

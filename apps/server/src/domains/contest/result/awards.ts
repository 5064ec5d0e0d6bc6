import type { MethodParsed, StaffAward, StaffContest } from '@guangquan/contract'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import type { Queryable } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { findContest, lockContest, numberText } from '../contest.store.ts'

interface AwardRow {
  id: string
  contest_id: string
  prize_name: string
  number: number
  title: string
  nick_name: string
  rank: number | null
  words: string
  certificate: string | null
}

async function readAwards(db: Queryable, condition: RawBuilder<SqlBool>): Promise<AwardRow[]> {
  const { rows } = await sql<AwardRow>`select a.id, a.contest_id, p.name as prize_name, e.number, e.title,
      case when e.is_nameless then '' else m.nick_name end as nick_name, e.rank, a.words, a.certificate
    from contest_award a join contest_prize p on p.id = a.prize_id join contest_entry e on e.id = a.entry_id
    join member m on m.id = a.member_id
    where ${condition} and a.state in (1, 2)
    order by p.position, e.rank nulls last, e.number`.execute(db)
  return rows
}

const awardOf = (row: AwardRow): StaffAward => ({
  id: row.id,
  prizeName: row.prize_name,
  number: numberText(row.number),
  title: row.title,
  nickName: row.nick_name,
  rank: row.rank,
  words: row.words,
  certificate: row.certificate,
})

/** Which entry gets which prize; nothing before the result is computed. @throws ContentNotFound */
export async function listAwards(
  { db }: StaffCtx,
  { contestId }: { contestId: string },
): Promise<{ items: StaffAward[] }> {
  if ((await findContest(db, contestId)) === undefined) fail('ContentNotFound')
  const rows = await readAwards(db, sql<SqlBool>`a.contest_id = ${contestId}::uuid`)
  return { items: rows.map(awardOf) }
}

/** Writes the jury's words for a prize, which are published with it and stand then. @throws ContentNotFound, NotAllowedNow */
export async function setWords(
  ctx: StaffCtx,
  { awardId, words, reason }: MethodParsed<typeof StaffContest.SetWords>,
): Promise<StaffAward> {
  const isThis = sql<SqlBool>`a.id = ${awardId}::uuid`
  const [found] = await readAwards(ctx.db, isThis)
  if (found === undefined) fail('ContentNotFound')
  return inTransaction(ctx, async (tx) => {
    const contest = await lockContest(tx, found.contest_id)
    if (contest.published_at !== null) fail('NotAllowedNow')
    // Computed anew meanwhile, it may be gone.
    const [before] = await readAwards(tx, isThis)
    if (before === undefined) fail('ContentNotFound')
    await tx.updateTable('contest_award').set({ words }).where('id', '=', awardId).execute()
    await auditAct(ctx, tx, {
      act: 'contest.wordsWritten',
      targetKind: 'contest',
      targetId: contest.id,
      reason,
      before: { title: contest.title, text: before.words },
      after: { title: contest.title, numbers: [numberText(before.number)], text: words },
    })
    return awardOf({ ...before, words })
  })
}

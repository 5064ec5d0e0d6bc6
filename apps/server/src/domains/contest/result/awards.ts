import {
  presentSources,
  presentStates,
  type MethodParsed,
  type StaffAward,
  type StaffContest,
} from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import type { Queryable } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { loadPresentsOf, type PresentOutcome } from '../../present/index.ts'
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
  group_name: string
  state: number
  claim_until: Date | null
  is_passed_on: boolean
}

async function readAwards(db: Queryable, condition: RawBuilder<SqlBool>): Promise<AwardRow[]> {
  const { rows } = await sql<AwardRow>`select a.id, a.contest_id, p.name as prize_name, e.number, e.title,
      case when e.is_nameless then '' else m.nick_name end as nick_name, e.rank, a.words, a.certificate,
      g.name as group_name, a.state, a.claim_until, a.in_place_of is not null as is_passed_on
    from contest_award a join contest_prize p on p.id = a.prize_id join contest_entry e on e.id = a.entry_id
    join member m on m.id = a.member_id join contest_group g on g.id = e.group_id
    where ${condition} and a.state in (1, 2, 3)
    order by p.position, is_passed_on, e.rank nulls last, e.number`.execute(db)
  return rows
}

const { toShip, shipped, completed, exchanged } = presentStates
const claimed: readonly number[] = [toShip, shipped, completed, exchanged]

function claimOf({ state }: AwardRow, present: PresentOutcome | undefined): StaffAward['claim'] {
  if (state === 3) return 'lapsed'
  if (present === undefined) return 'none'
  return claimed.includes(present.state) ? 'claimed' : 'waiting'
}

const awardOf = (row: AwardRow, present?: PresentOutcome): StaffAward => ({
  id: row.id,
  prizeName: row.prize_name,
  number: numberText(row.number),
  title: row.title,
  nickName: row.nick_name,
  rank: row.rank,
  words: row.words,
  certificate: row.certificate,
  groupName: row.group_name,
  claim: claimOf(row, present),
  claimUntil: present === undefined || row.claim_until === null ? null : timeTextOf(row.claim_until),
  isPassedOn: row.is_passed_on,
})

/** Which entry gets which prize; nothing before the result is computed. @throws ContentNotFound */
export async function listAwards(
  { db, now }: StaffCtx,
  { contestId }: { contestId: string },
): Promise<{ items: StaffAward[] }> {
  if ((await findContest(db, contestId)) === undefined) fail('ContentNotFound')
  const rows = await readAwards(db, sql<SqlBool>`a.contest_id = ${contestId}::uuid`)
  const presents = await loadPresentsOf(db, {
    source: presentSources.contest,
    sourceIds: rows.map(({ id }) => id),
    now,
  })
  return { items: rows.map((row) => awardOf(row, presents.get(row.id))) }
}

/**
 * Writes the jury's words for a prize, which are published with it and then fixed. @throws ContentNotFound,
 * NotAllowedNow
 */
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
    // It may be gone after a recomputation.
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

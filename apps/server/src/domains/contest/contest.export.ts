import { entryStateNames, objectionStateNames } from '@guangquan/contract'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { Queryable, Tx } from '../../db/client.ts'
import { releaseFiles } from '../media/index.ts'
import { numberText } from './contest.store.ts'

/** A member's entries with their results, oldest first. */
export async function exportEntries(db: Queryable, memberId: string): Promise<object[]> {
  const { rows } = await sql<{
    contest: string
    number: number
    title: string
    state: number
    votes: number
    rank: number | null
    prize: string | null
    certificate: string | null
    created_at: Date
  }>`select c.title as contest, e.number, e.title, e.state, e.votes, e.rank, p.name as prize, a.certificate, e.created_at
    from contest_entry e join contest c on c.id = e.contest_id
    left join contest_award a on a.entry_id = e.id and a.state in (2, 3)
    left join contest_prize p on p.id = a.prize_id
    where e.author_id = ${memberId}::uuid order by e.created_at, e.id, p.position`.execute(db)
  return rows.map(({ number, state, created_at: at, ...row }) => ({
    ...row,
    number: numberText(number),
    state: nameOf(entryStateNames, state),
    createTime: timeTextOf(at),
  }))
}

/** Votes that a member gave and took back, oldest first. */
export async function exportBallots(db: Queryable, memberId: string): Promise<object[]> {
  const { rows } = await sql<{ contest: string; number: number; given: boolean; created_at: Date }>`
    select c.title as contest, e.number, b.given, b.created_at
    from contest_ballot b join contest c on c.id = b.contest_id join contest_entry e on e.id = b.entry_id
    where b.member_id = ${memberId}::uuid order by b.created_at, b.id`.execute(db)
  return rows.map(({ contest, number, given, created_at: at }) => ({
    contest,
    number: numberText(number),
    vote: given ? 1 : -1,
    createTime: timeTextOf(at),
  }))
}

export async function exportObjections(db: Queryable, memberId: string): Promise<object[]> {
  const { rows } = await sql<{
    contest: string
    text: string
    state: number
    answer: string
    created_at: Date
  }>`
    select c.title as contest, o.text, o.state, o.answer, o.created_at
    from contest_objection o join contest c on c.id = o.contest_id
    where o.member_id = ${memberId}::uuid order by o.created_at, o.id`.execute(db)
  return rows.map(({ state, created_at: at, ...row }) => ({
    ...row,
    state: nameOf(objectionStateNames, state),
    createTime: timeTextOf(at),
  }))
}

/** Results keep the work numbers of a member who left, but not the name; objections and originals are removed. */
export async function eraseFromContests(tx: Tx, memberId: string): Promise<void> {
  const originals = await tx
    .deleteFrom('contest_original')
    .where('entry_id', 'in', (eb) =>
      eb.selectFrom('contest_entry').select('id').where('author_id', '=', memberId),
    )
    .returning('file_id')
    .execute()
  await releaseFiles(
    tx,
    originals.map((row) => row.file_id),
  )
  await tx
    .updateTable('contest_entry')
    .set({ is_nameless: true, reason_note: '' })
    .where('author_id', '=', memberId)
    .execute()
  await tx.updateTable('contest_objection').set({ text: '—' }).where('member_id', '=', memberId).execute()
  await tx.updateTable('contest_judge').set({ member_id: null }).where('member_id', '=', memberId).execute()
  await removeCovers(tx, memberId)
  await tx
    .updateTable('contest')
    .set({ organiser: '', contact: '' })
    .where('member_id', '=', memberId)
    .execute()
  await tx.updateTable('contest').set({ member_id: null }).where('member_id', '=', memberId).execute()
}

/** Removes the covers of a departed member's contests that were never public. */
async function removeCovers(tx: Tx, memberId: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`update contest
    set cover_file_id = null, cover_path = null, cover_small_path = null
    from (select id, cover_file_id from contest where member_id = ${memberId}::uuid and announced_at is null
      and cover_file_id is not null) before
    where contest.id = before.id returning before.cover_file_id as id`.execute(tx)
  await releaseFiles(
    tx,
    rows.map(({ id }) => id),
  )
}

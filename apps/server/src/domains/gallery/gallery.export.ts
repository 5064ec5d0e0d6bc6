import { submissionStateNames } from '@guangquan/contract'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { Queryable, Tx } from '../../db/client.ts'
import type { Env } from '../../env.ts'
import { openContact } from './gallery.sealed.ts'
import { removeSubmission } from './submit.ts'

/** A member's submissions to open calls and requests by curators, oldest first. */
export async function exportSubmissions(env: Env, db: Queryable, memberId: string): Promise<object[]> {
  const rows = await db
    .selectFrom('gallery_submission as s')
    .leftJoin('gallery_call as c', 'c.id', 's.call_id')
    .leftJoin('exhibition as e', 'e.id', 's.exhibition_id')
    .where('s.member_id', '=', memberId)
    .selectAll('s')
    .select(['c.title as call', 'e.title as exhibition'])
    .orderBy('s.created_at')
    .orderBy('s.id')
    .execute()
  return rows.map((row) => ({
    ...(row.call_id === null
      ? { exhibition: row.exhibition, title: row.title, note: row.statement, leavesOn: row.leaves_on }
      : { call: row.call, title: row.title, statement: row.statement }),
    ...openContact(env, row),
    state: nameOf(submissionStateNames, row.state),
    reason: row.reason,
    createTime: timeTextOf(row.created_at),
  }))
}

/** A member's entries in visitors' books. */
export async function exportNotes(db: Queryable, memberId: string): Promise<object[]> {
  const rows = await db
    .selectFrom('exhibition_note as n')
    .innerJoin('exhibition as e', 'e.id', 'n.exhibition_id')
    .where('n.member_id', '=', memberId)
    .select(['e.title as exhibition', 'n.text', 'n.created_at'])
    .orderBy('n.created_at')
    .execute()
  return rows.map(({ created_at: at, ...row }) => ({ ...row, createTime: timeTextOf(at) }))
}

/** Exhibited works that a member liked or collected. */
export async function exportMarks(db: Queryable, memberId: string): Promise<object[]> {
  const rows = await db
    .selectFrom('exhibition_mark as m')
    .innerJoin('exhibition_work as w', 'w.id', 'm.work_id')
    .where('m.member_id', '=', memberId)
    .select(['w.title as work', 'm.mark', 'm.created_at'])
    .orderBy('m.created_at')
    .execute()
  return rows.map(({ created_at: at, ...row }) => ({ ...row, createTime: timeTextOf(at) }))
}

/** Removes a member from galleries: their works leave the walls, their entries the books. */
export async function eraseFromGalleries(tx: Tx, memberId: string): Promise<void> {
  await sql`with gone as (delete from exhibition_mark where member_id = ${memberId}::uuid returning work_id, mark)
    update exhibition_work w set
      like_count = like_count - (select count(*) from gone g where g.work_id = w.id and g.mark = 'like'),
      collect_count = collect_count - (select count(*) from gone g where g.work_id = w.id and g.mark = 'collect')
    where w.id in (select work_id from gone)`.execute(tx)
  await tx.deleteFrom('exhibition_note').where('member_id', '=', memberId).execute()
  const own = await tx
    .selectFrom('gallery_submission')
    .where('member_id', '=', memberId)
    .select('id')
    .orderBy('id')
    .execute()
  for (const { id } of own) await removeSubmission(tx, id)
}

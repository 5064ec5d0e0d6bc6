import {
  opinionNames,
  opinions,
  type CuratorOpinion,
  type MethodParsed,
  type StaffGallery,
} from '@guangquan/contract'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { sql } from 'kysely'
import * as z from 'zod'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { lockSubmission } from '../gallery.store.ts'

const mark = z.literal(Object.values(opinions))

/** Replaces the caller's opinion of a submission. @throws ContentNotFound */
export async function markSubmission(
  ctx: StaffCtx,
  { id, note, ...input }: MethodParsed<typeof StaffGallery.Mark>,
): Promise<{ id: string }> {
  return inTransaction(ctx, async (tx) => {
    const { title } = await lockSubmission(tx, id)
    const opinion = { mark: input.mark, note, marked_at: ctx.now }
    await tx
      .insertInto('gallery_opinion')
      .values({ submission_id: id, staff_id: ctx.staff.id, ...opinion })
      .onConflict((conflict) => conflict.columns(['submission_id', 'staff_id']).doUpdateSet(opinion))
      .execute()
    await auditAct(ctx, tx, {
      act: 'gallerySubmission.marked',
      targetKind: 'gallerySubmission',
      targetId: id,
      after: { title, list: [nameOf(opinionNames, input.mark), note].filter((word) => word !== '') },
    })
    return { id }
  })
}

/** Curators' opinions by submission, in the order in which they were given. */
export async function loadOpinions(
  { db, staff }: StaffCtx,
  submissionIds: readonly string[],
): Promise<Map<string, CuratorOpinion[]>> {
  const { rows } = await sql<{
    submission_id: string
    staff_id: string
    name: string
    mark: number
    note: string
  }>`select o.submission_id, o.staff_id, a.display_name as name, o.mark, o.note
    from gallery_opinion o join staff_account a on a.id = o.staff_id
    where o.submission_id = any(${[...submissionIds]}::uuid[])
    order by o.marked_at, o.staff_id`.execute(db)
  const found = new Map<string, CuratorOpinion[]>()
  for (const row of rows) {
    const list = found.get(row.submission_id) ?? []
    list.push({
      staffName: row.name,
      mark: mark.parse(row.mark),
      note: row.note,
      isOwn: row.staff_id === staff.id,
    })
    found.set(row.submission_id, list)
  }
  return found
}

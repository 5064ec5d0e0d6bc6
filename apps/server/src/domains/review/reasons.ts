import {
  firstReviewReasons,
  reviewKind,
  ReviewReason,
  reviewReasonSheet,
  type MethodParsed,
  type ReviewReasonItem,
} from '@guangquan/contract'
import { reviewKindNames } from '@guangquan/contract/staff/staff-names'
import type { Selectable } from 'kysely'
import { v7 as uuid } from 'uuid'
import { auditAct } from '../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../context.ts'
import type { Database, Queryable, Tx } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { ReviewReason as ReasonTable } from '../../db/tables.gen.ts'
import { defineExport } from '../../export/list-export.ts'
import { fail } from '../../fail.ts'

type ReasonRow = Selectable<ReasonTable>

/** The reasons on offer, in their order. */
export async function listReasons(db: Queryable): Promise<ReviewReasonItem[]> {
  const rows = await db
    .selectFrom('review_reason')
    .selectAll()
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(reasonItem)
}

export const reasonExport = defineExport(ReviewReason.Export, reviewReasonSheet, async function* ({ db }) {
  for (const reason of await listReasons(db))
    yield { ...reason, kinds: reason.kinds.map((kind) => reviewKindNames[kind]) }
})

/** Adds a reason, or changes the one with this id. @throws ContentNotFound, ChangedMeanwhile */
export async function saveReason(
  ctx: StaffCtx,
  input: MethodParsed<typeof ReviewReason.Save>,
): Promise<ReviewReasonItem> {
  const { text, kinds, position } = input
  return inTransaction(ctx, async (tx) => {
    const before =
      input.id === undefined ? null : await lockReason(tx, { id: input.id, version: input.version })
    const id = before?.id ?? uuid()
    const values = { text, kinds, position, version: (before?.version ?? 0) + 1 }
    await tx
      .insertInto('review_reason')
      .values({ id, ...values })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute()
    await auditAct(ctx, tx, {
      act: before === null ? 'reviewReason.added' : 'reviewReason.changed',
      targetKind: 'reviewReason',
      targetId: id,
      ...(before === null
        ? {}
        : { before: { text: before.text, kinds: before.kinds, position: before.position } }),
      after: { text, kinds, position },
    })
    return { id, ...values }
  })
}

/** Takes a reason off the list. @throws ContentNotFound, ChangedMeanwhile */
export async function removeReason(
  ctx: StaffCtx,
  { id, version }: { id: string; version: number },
): Promise<null> {
  await inTransaction(ctx, async (tx) => {
    const { text } = await lockReason(tx, { id, version })
    await tx.updateTable('review_reason').set({ removed_at: ctx.now }).where('id', '=', id).execute()
    await auditAct(ctx, tx, {
      act: 'reviewReason.removed',
      targetKind: 'reviewReason',
      targetId: id,
      before: { text, open: true },
      after: { text, open: false },
    })
  })
  return null
}

/** Adds the reasons of a new installation; those that staff changed or removed stay so. */
export async function seedReasons(db: Database): Promise<void> {
  await db
    .insertInto('review_reason')
    .values(
      firstReviewReasons.map(({ text, kinds }, index) => ({
        id: `01930000-0000-7000-8000-0000000003${String(index + 1).padStart(2, '0')}`,
        text,
        kinds: [...kinds],
        position: (index + 1) * 10,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function lockReason(
  tx: Tx,
  { id, version }: { id: string; version: number | undefined },
): Promise<ReasonRow> {
  const row =
    (await tx
      .selectFrom('review_reason')
      .selectAll()
      .where('id', '=', id)
      .where('removed_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()) ?? fail('ContentNotFound')
  return row.version === version ? row : fail('ChangedMeanwhile')
}

function reasonItem({ id, text, kinds, position, version }: ReasonRow): ReviewReasonItem {
  return { id, text, kinds: reviewKind.array().parse(kinds), position, version }
}

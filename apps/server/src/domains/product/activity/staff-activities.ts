import {
  activityKindNames,
  activityKinds,
  activitySheet,
  fieldSentences,
  productPicture,
  StaffProductActivity,
  type MethodOutput,
  type MethodParsed,
  type StaffProductActivityItem,
} from '@guangquan/contract'
import { instantOf } from '@guangquan/rules/time-text'
import { sql, type SqlBool } from 'kysely'
import { v7 as uuid } from 'uuid'
import { failChanged } from '../../../audit-chain/fail-changed.ts'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { containing } from '../../../db/like-pattern.ts'
import { defineExport } from '../../../export/list-export.ts'
import { walkPages } from '../../../export/walk-pages.ts'
import { fail } from '../../../fail.ts'
import { claimSitePicture } from '../../site-picture/index.ts'
import { releaseFiles } from '../../media/index.ts'
import { activityOf, findActivity, pageOfActivities, type ActivityRow } from './activity.view.ts'

type Given = Omit<MethodParsed<typeof StaffProductActivity.Create>, 'requestId'>

/** A page of all activities, newest first. totalCount: capped. */
export async function listStaffActivities(
  ctx: StaffCtx,
  input: MethodParsed<typeof StaffProductActivity.GetList>,
): Promise<MethodOutput<typeof StaffProductActivity.GetList>> {
  const { keyword = '', kind, isOpen } = input
  const conditions = [
    sql<SqlBool>`true`,
    ...(keyword.trim() === '' ? [] : [sql<SqlBool>`a.title ilike ${containing(keyword.trim())}`]),
    ...(kind === undefined ? [] : [sql<SqlBool>`a.kind = ${kind}`]),
    ...(isOpen === undefined ? [] : [sql<SqlBool>`a.is_open = ${isOpen}`]),
  ]
  const where = sql<SqlBool>`${sql.join(conditions, sql` and `)}`
  const { rows, ...page } = await pageOfActivities(ctx.db, input, where)
  return { ...page, items: await staffItems(ctx, rows) }
}

export const activityExport = defineExport(
  StaffProductActivity.Export,
  activitySheet,
  async function* (ctx, { keyword, kind: only, isOpen }) {
    const filters = { keyword, kind: only, isOpen }
    const all = walkPages((page) => listStaffActivities(ctx, { ...page, ...filters }))
    for await (const { kind, models, gifts, ...activity } of all)
      yield {
        ...activity,
        kind: activityKindNames[kind],
        models: models.map(({ name }) => name),
        gifts: gifts.map(({ name }) => name),
      }
  },
)

/** @throws ContentNotFound */
export async function getStaffActivity(ctx: StaffCtx, id: string): Promise<StaffProductActivityItem> {
  const [item] = await staffItems(ctx, [await findActivity(ctx.db, id)])
  return item ?? fail('ContentNotFound')
}

/** Adds an activity. @throws UploadNotFound */
export async function createActivity(ctx: StaffCtx, given: Given): Promise<StaffProductActivityItem> {
  const columns = columnsOf(given)
  return inTransaction(ctx, async (tx) => {
    const id = uuid()
    await tx
      .insertInto('product_activity')
      .values({
        id,
        ...columns,
        ...(await pictureColumns(ctx, tx, given.pictureFileId)),
        created_at: ctx.now,
      })
      .execute()
    await replaceModels(tx, id, given.productIds)
    await replaceGifts(tx, id, given.gifts)
    await auditAct(ctx, tx, {
      act: 'productActivity.created',
      targetKind: 'productActivity',
      targetId: id,
      after: factsOf(given),
    })
    return getStaffActivity({ ...ctx, db: tx }, id)
  })
}

/** Changes an activity. @throws ContentNotFound, ChangedMeanwhile, UploadNotFound */
export async function saveActivity(
  ctx: StaffCtx,
  { id, version, ...given }: MethodParsed<typeof StaffProductActivity.Save>,
): Promise<StaffProductActivityItem> {
  const columns = columnsOf(given)
  return inTransaction(ctx, async (tx) => {
    const target = { targetKind: 'productActivity', targetId: id } as const
    const before =
      (await tx
        .selectFrom('product_activity')
        .where('id', '=', id)
        .select(['title', 'quota', 'taken', 'is_open', 'extension_months', 'picture_file_id', 'version'])
        .forUpdate()
        .executeTakeFirst()) ?? fail('ContentNotFound')
    if (before.version !== version) await failChanged(tx, target)
    if (given.quota !== null && given.quota < before.taken)
      fail('BadInput', { fields: { quota: fieldSentences.quota } })
    const picture = await pictureColumns(ctx, tx, given.pictureFileId)
    await tx
      .updateTable('product_activity')
      .set({ ...columns, ...picture, version: version + 1 })
      .where('id', '=', id)
      .execute()
    const replaced = given.pictureFileId === undefined ? null : before.picture_file_id
    if (replaced !== null && replaced !== given.pictureFileId) await releaseFiles(tx, [replaced])
    await replaceModels(tx, id, given.productIds)
    await replaceGifts(tx, id, given.gifts)
    await auditAct(ctx, tx, {
      act: 'productActivity.saved',
      ...target,
      before: {
        title: before.title,
        quota: before.quota,
        isOpen: before.is_open,
        extensionMonths: before.extension_months,
      },
      after: factsOf(given),
    })
    return getStaffActivity({ ...ctx, db: tx }, id)
  })
}

async function staffItems(
  { app, db }: StaffCtx,
  rows: readonly ActivityRow[],
): Promise<StaffProductActivityItem[]> {
  const counts = await sql<{ id: string; count: number }>`select activity_id as id, count(*)::int as count
    from product_application where state = 1 and activity_id = any(${rows.map(({ id }) => id)}::uuid[])
    group by activity_id`.execute(db)
  const waiting = new Map(counts.rows.map(({ id, count }) => [id, count]))
  return rows.map((row) => ({
    ...activityOf(app, row),
    taken: row.taken,
    waiting: waiting.get(row.id) ?? 0,
    version: row.version,
  }))
}

function columnsOf(given: Given) {
  const [from, to] = [instantOf(given.applyFrom), instantOf(given.applyTo)]
  const fields: Record<string, string> = {}
  if (given.buyTo < given.buyFrom) fields['buyTo'] = fieldSentences.buyTo
  if (to <= from) fields['applyTo'] = fieldSentences.applyTo
  const isWarranty = given.kind === activityKinds.warranty
  if (isWarranty && given.extensionMonths === 0) fields['extensionMonths'] = fieldSentences.extensionMonths
  if (Object.keys(fields).length > 0) fail('BadInput', { fields })
  return {
    title: given.title,
    kind: given.kind,
    rules: given.rules,
    buy_from: given.buyFrom,
    buy_to: given.buyTo,
    apply_from: from,
    apply_to: to,
    needs_invoice: given.needInvoice,
    needs_address: given.needAddress,
    extension_months: isWarranty ? given.extensionMonths : 0,
    quota: given.quota,
    is_open: given.isOpen,
  }
}

async function pictureColumns({ app }: StaffCtx, tx: Tx, fileId: string | null | undefined) {
  if (fileId === undefined) return {}
  if (fileId === null) return { picture_file_id: null, picture_url: '' }
  const picture = await claimSitePicture(app, tx, { fileId, useType: productPicture.useType })
  return { picture_file_id: picture.fileId, picture_url: picture.path }
}

const factsOf = ({ title, quota, isOpen, extensionMonths }: Given) => ({
  title,
  quota,
  isOpen,
  extensionMonths,
})

async function replaceModels(tx: Tx, id: string, productIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('product_activity_model').where('activity_id', '=', id).execute()
  const added = await sql`insert into product_activity_model (activity_id, product_id)
    select ${id}::uuid, p.id from product_info p where p.id = any(${productIds}::uuid[])`.execute(tx)
  if (added.numAffectedRows !== BigInt(new Set(productIds).size))
    fail('BadInput', { fields: { productIds: fieldSentences.models } })
}

/** Gifts keep their id by name; a removed one that somebody chose stays, but is no longer offered. */
async function replaceGifts(tx: Tx, id: string, names: readonly string[]): Promise<void> {
  const offered = [...new Set(names)]
  await sql`delete from product_activity_gift g where g.activity_id = ${id}::uuid and not g.name = any(${offered})
    and not exists (select from product_application where gift_id = g.id)`.execute(tx)
  await tx
    .updateTable('product_activity_gift')
    .set({ is_offered: false })
    .where('activity_id', '=', id)
    .execute()
  const before = await tx
    .selectFrom('product_activity_gift')
    .where('activity_id', '=', id)
    .select(['id', 'name'])
    .execute()
  for (const [position, name] of offered.entries()) {
    const known = before.find((one) => one.name === name)
    if (known === undefined)
      await tx
        .insertInto('product_activity_gift')
        .values({ id: uuid(), activity_id: id, name, position })
        .execute()
    else
      await tx
        .updateTable('product_activity_gift')
        .set({ position, is_offered: true })
        .where('id', '=', known.id)
        .execute()
  }
}

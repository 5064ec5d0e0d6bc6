import { randomBytes } from 'node:crypto'
import {
  activitySentences,
  activityCover,
  activityPicture,
  fieldSentences,
  neededProducts,
  signModes,
  type MethodParsed,
  type StaffActivity,
  type StaffActivityDetail,
} from '@guangquan/contract'
import { instantOf, timeTextOf } from '@guangquan/rules/time-text'
import { v7 as uuid } from 'uuid'
import { auditAct, type Facts } from '../../../audit-chain/record-act.ts'
import type { App, StaffCtx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { placeSitePictures, sitePictureSize } from '../../site-picture/index.ts'
import { namedPictures, renamePictures } from '../../news/index.ts'
import { loadShops } from '../../shop/index.ts'
import { addressArea } from '../../site/index.ts'
import { announceIndexed } from '../../target/index.ts'
import { activityTargetName } from '../activity-target-name.ts'
import { findOpenCircle } from '../open-circle.read.ts'
import { findPictures, type PictureRow } from '../activity-detail.read.ts'
import {
  changesOf,
  insertActivity,
  listedColumns,
  stageNumbers,
  updateActivity,
  type ActivityRow,
} from '../activity.store.ts'
import { newSeed, lockVersion } from '../draw/hold-draw.ts'
import { settleActivity } from '../settle-activity.ts'
import { setLoanItems } from '../loan/set-loan-items.ts'
import { knownColleagues } from './colleagues.read.ts'
import { worksForAll } from './scope.ts'
import { changesBetween, forgiveLeaving, notifyConcerned } from './notify-of-changes.ts'
import { getStaffActivity, mayOf } from './staff-activities.read.ts'

export type Fields = Omit<MethodParsed<typeof StaffActivity.Create>, 'requestId'>

/** Writes an activity as a draft. @throws BadInput, UploadNotFound */
export async function createActivity(ctx: StaffCtx, fields: MethodParsed<typeof StaffActivity.Create>) {
  const id = uuid()
  const keys = await namedPictures(fields.body)
  return inTransaction(ctx, async (tx) => {
    await refuseMisfits(ctx, tx, fields)
    const { body, pictures } = await placeBody(ctx.app, tx, { body: fields.body, keys, before: [] })
    const columns = { ...columnsOf(fields), body, ...(await placeCover(ctx.app, tx, null, fields.cover)) }
    await insertActivity(tx, {
      id,
      origin_id: id,
      ...columns,
      ...listedColumns({ ...columns, stage: stageNumbers.draft, taken: 0 }, [], ctx.now),
      ...(fields.signMode === signModes.drawn ? newSeed() : {}),
      preview_token: newToken(),
      created_by: ctx.staff.id,
      created_at: ctx.now,
      updated_at: ctx.now,
    })
    await setParts(tx, id, fields, pictures)
    const after = factsOf({ ...columns })
    await auditAct(ctx, tx, { act: 'activity.created', targetKind: 'activity', targetId: id, after })
    return getStaffActivity({ ...ctx, db: tx }, { id })
  })
}

export const newToken = (): string => randomBytes(18).toString('base64url')

/**
 * Changes an activity. A published one changes at once: members who joined are notified of the differences, and may
 * leave without a no-show after a change of time or place; additional places go to the waiting list.
 * @throws ContentNotFound, ChangedMeanwhile, NotAllowedNow, BadInput, UploadNotFound
 */
export async function saveActivity(
  ctx: StaffCtx,
  { id, version, ...fields }: MethodParsed<typeof StaffActivity.Save>,
): Promise<StaffActivityDetail> {
  const keys = await namedPictures(fields.body)
  return inTransaction(ctx, async (tx) => {
    const before = await lockVersion(ctx, tx, id, version)
    if (!mayOf(ctx, before).save) fail('NotAllowedNow')
    await refuseMisfits(ctx, tx, fields)
    // Places for which people signed up one way are not given away another way.
    const isJoined =
      before.stage === stageNumbers.published && before.taken + before.applied + before.waiting > 0
    if (isJoined && fields.signMode !== before.sign_mode)
      fail('BadInput', { fields: { signMode: activitySentences.signModeFixed } })
    const had = await findPictures(tx, id, 1)
    const { body, pictures } = await placeBody(ctx.app, tx, { body: fields.body, keys, before: had })
    const columns = { ...columnsOf(fields), body, ...(await placeCover(ctx.app, tx, before, fields.cover)) }
    const told =
      before.stage === stageNumbers.published ? changesBetween(before, { ...before, ...columns }) : []
    const isMoved = told.some(({ name }) => name === 'time' || name === 'place')
    const change = { at: ctx.now.getTime(), text: told.map(({ text }) => text).join('；') }
    const saved = await updateActivity(tx, id, {
      ...columns,
      ...(fields.signMode === signModes.drawn && before.draw_seed === null ? newSeed() : {}),
      ...(told.length === 0 ? {} : { changes: JSON.stringify([change, ...changesOf(before)].slice(0, 20)) }),
      sequence: before.sequence + 1,
      version: version + 1,
      updated_at: ctx.now,
      // Whatever is due by the new times is looked for.
      next_at: before.stage === stageNumbers.published ? ctx.now : null,
    })
    await setParts(tx, id, fields, pictures)
    if (isMoved) await forgiveLeaving(tx, id)
    if (told.length > 0)
      await notifyConcerned(tx, ctx.now, { id, kind: 'activity.changed', note: change.text })
    await settleActivity(tx, saved, ctx.now)
    await announceIndexed(tx, activityTargetName, [id])
    await auditAct(ctx, tx, {
      act: 'activity.saved',
      targetKind: 'activity',
      targetId: id,
      before: factsOf(before),
      after: factsOf(columns),
    })
    return getStaffActivity({ ...ctx, db: tx }, { id })
  })
}

/** @throws BadInput with a sentence for each field that does not fit the others */
async function refuseMisfits(ctx: StaffCtx, tx: Tx, fields: Fields): Promise<void> {
  const { online, areaCodes, address, shopId, lng, lat, needProduct, productIds, signMode, publicSource } =
    fields
  const times = [fields.signStart, fields.signEnd, fields.startTime, fields.endTime].map((text) =>
    instantOf(text),
  )
  const [signStart, signEnd, start, end] = times.map((time) => time.getTime())
  const shop = shopId === null ? undefined : (await loadShops(tx, [shopId])).get(shopId)
  const circle = await findOpenCircle(tx, fields.circleId)
  const products = await knownProducts(tx, productIds)
  const rules: [string, boolean, string][] = [
    ['endTime', (start ?? 0) < (end ?? 0), activitySentences.endTime],
    ['signEnd', (signStart ?? 0) < (signEnd ?? 0) && (signEnd ?? 0) <= (end ?? 0), activitySentences.signEnd],
    ['areaCodes', online || addressArea(areaCodes) !== null, activitySentences.area],
    ['address', online || address !== '', activitySentences.address],
    ['lng', (lng === null) === (lat === null), fieldSentences.point],
    ['shopId', shopId === null || shop?.isOpen === true, fieldSentences.shopId],
    ['circleId', fields.circleId === null || circle !== null, fieldSentences.circleId],
    [
      'shopId',
      worksForAll(ctx) || (shopId !== null && shopId === ctx.staff.shopId),
      activitySentences.ownShop,
    ],
    [
      'held',
      fields.capacity === 0 ? fields.held === 0 : fields.held <= fields.capacity,
      activitySentences.held,
    ],
    ['productIds', needProduct !== neededProducts.listed || productIds.length > 0, activitySentences.models],
    ['productIds', products === productIds.length, fieldSentences.models],
    ['publicSource', signMode !== signModes.drawn || publicSource !== '', activitySentences.publicSource],
    [
      'form',
      new Set(fields.form.map(({ key }) => key)).size === fields.form.length,
      activitySentences.formKeys,
    ],
    [
      'form',
      fields.form.every(
        ({ kind, options }) => (kind === 'single' || kind === 'multi') === options.length > 0,
      ),
      activitySentences.formOptions,
    ],
    ['form', fields.form.every(({ minRows, maxRows }) => minRows <= maxRows), activitySentences.formRows],
    [
      'loanItems',
      fields.loanItems.every(({ slots }) => slots.every((slot) => slot.startTime < slot.endTime)),
      activitySentences.slots,
    ],
  ]
  const wrong = rules.flatMap(([field, fits, sentence]) => (fits ? [] : [[field, sentence]]))
  if (wrong.length > 0) fail('BadInput', { fields: Object.fromEntries(wrong) })
}

async function knownProducts(tx: Tx, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const rows = await tx
    .selectFrom('product_info')
    .where('id', 'in', [...ids])
    .select('id')
    .execute()
  return rows.length
}

function columnsOf(fields: Fields) {
  const [province = '', city = '', county = ''] = fields.online ? [] : fields.areaCodes
  return {
    sub_type: fields.subType,
    title: fields.title,
    summary: fields.summary,
    online: fields.online,
    online_url: fields.online ? fields.onlineUrl : '',
    province_code: province,
    city_code: city,
    county_code: county,
    address: fields.online ? '' : fields.address,
    place_note: fields.placeNote,
    lng: fields.lng,
    lat: fields.lat,
    shop_id: fields.shopId,
    circle_id: fields.circleId,
    sign_start: instantOf(fields.signStart),
    sign_end: instantOf(fields.signEnd),
    start_time: instantOf(fields.startTime),
    end_time: instantOf(fields.endTime),
    capacity: fields.capacity,
    held: fields.held,
    guests_max: fields.guestsMax,
    sign_mode: fields.signMode,
    waitlist_size: fields.waitlistSize,
    min_level: fields.minLevel,
    need_product: fields.needProduct,
    fee_text: fields.feeText,
    form: JSON.stringify(fields.form),
    cancel_hours: fields.cancelHours,
    contact: fields.contact,
    notice_text: fields.noticeText,
    terms_type: fields.termsType,
    self_check_in: fields.selfCheckIn,
    public_source: fields.publicSource,
    tag_name: fields.tagName,
  }
}

type Facted = Pick<
  ActivityRow,
  | 'sub_type'
  | 'title'
  | 'summary'
  | 'body'
  | 'start_time'
  | 'end_time'
  | 'capacity'
  | 'held'
  | 'address'
  | 'min_level'
  | 'cover_path'
>

function factsOf(row: Facted): Facts {
  return {
    type: row.sub_type,
    title: row.title,
    summary: row.summary,
    body: row.body,
    from: timeTextOf(row.start_time),
    to: timeTextOf(row.end_time),
    quota: row.capacity,
    amount: row.held,
    place: row.address,
    minLevel: row.min_level,
    cover: row.cover_path,
  }
}

async function setParts(tx: Tx, id: string, fields: Fields, pictures: readonly PictureRow[]): Promise<void> {
  await setPictures(tx, id, 1, pictures)
  await tx.deleteFrom('activity_model').where('activity_id', '=', id).execute()
  if (fields.needProduct === neededProducts.listed)
    await tx
      .insertInto('activity_model')
      .values(
        [...new Set(fields.productIds)].map((productId) => ({ activity_id: id, product_id: productId })),
      )
      .execute()
  const known = await knownColleagues(tx, { activityId: id, ids: fields.staffIds })
  await tx.deleteFrom('activity_staff').where('activity_id', '=', id).execute()
  if (fields.staffIds.length > 0) {
    if (known.length !== new Set(fields.staffIds).size)
      fail('BadInput', { fields: { staffIds: fieldSentences.staffName } })
    await tx
      .insertInto('activity_staff')
      .values(known.map((staffId) => ({ activity_id: id, staff_id: staffId })))
      .execute()
  }
  await setLoanItems(tx, id, fields.loanItems)
}

/** Replaces the pictures of the body (1) or of the report (2). */
export async function setPictures(
  tx: Tx,
  id: string,
  part: 1 | 2,
  pictures: readonly PictureRow[],
): Promise<void> {
  await tx.deleteFrom('activity_picture').where('activity_id', '=', id).where('part', '=', part).execute()
  if (pictures.length === 0) return
  await tx
    .insertInto('activity_picture')
    .values(pictures.map((row) => ({ ...row, activity_id: id, part })))
    .execute()
}

/** Pictures by their keys, with their sizes. @throws UploadNotFound */
export async function placePictures(
  app: App,
  tx: Tx,
  before: readonly PictureRow[],
  keys: readonly string[],
): Promise<PictureRow[]> {
  const placed = await placeSitePictures(app, tx, { before, keys, useType: activityPicture.useType })
  const pictures: PictureRow[] = []
  for (const row of placed) {
    const had = before.find(({ path }) => path === row.path)
    if (had !== undefined) pictures.push({ ...had, position: row.position })
    else if (row.file_id !== null) pictures.push({ ...row, ...(await sitePictureSize(tx, row.file_id)) })
  }
  return pictures
}

async function placeBody(
  app: App,
  tx: Tx,
  { body, keys, before }: { body: string; keys: readonly string[]; before: readonly PictureRow[] },
) {
  const pictures = await placePictures(app, tx, before, keys)
  // Stored by their paths: the ids of uploads name them only until they are placed.
  const paths = new Map(pictures.flatMap(({ file_id: id, path }) => (id === null ? [] : [[id, path]])))
  return { body: renamePictures(body, paths), pictures }
}

/** The cover by its key; one that it replaces is released. @throws UploadNotFound */
async function placeCover(app: App, tx: Tx, before: ActivityRow | null, key: string | null) {
  const { cover_path: path = null, cover_small_path: smallPath = null, cover_file_id: fileId } = before ?? {}
  const had =
    path === null || smallPath === null ? [] : [{ path, small_path: smallPath, file_id: fileId ?? null }]
  const keys = key === null ? [] : [key]
  const [cover] = await placeSitePictures(app, tx, { before: had, keys, useType: activityCover.useType })
  return {
    cover_file_id: cover?.file_id ?? null,
    cover_path: cover?.path ?? null,
    cover_small_path: cover?.small_path ?? null,
  }
}

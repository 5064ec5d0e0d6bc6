import {
  gallerySentences,
  type MethodParsed,
  type StaffExhibition,
  type StaffGallery,
} from '@guangquan/contract'
import { instantOf, timeTextOf } from '@guangquan/rules/time-text'
import { v7 as uuid } from 'uuid'
import { auditAct, type Facts } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { loadShops } from '../../shop/index.ts'
import { listWorks, loadOpenings, roomsOf, stateOf, type ExhibitionRow } from '../gallery.store.ts'
import { lockExhibition } from './lock-version.ts'
import { notifyAuthors } from './notify-authors.ts'
import { getStaffExhibition } from './staff-exhibitions.read.ts'

type Fields = Omit<MethodParsed<typeof StaffGallery.Create>, 'requestId'>

/** @throws ContentNotFound without the shop, BadInput */
export async function createExhibition(
  ctx: StaffCtx,
  fields: MethodParsed<typeof StaffGallery.Create>,
): Promise<StaffExhibition> {
  const id = uuid()
  return inTransaction(ctx, async (tx) => {
    const columns = await columnsOf(tx, fields)
    await tx
      .insertInto('exhibition')
      .values({ id, ...columns, created_at: ctx.now, updated_at: ctx.now })
      .execute()
    await auditAct(ctx, tx, {
      act: 'exhibition.created',
      targetKind: 'exhibition',
      targetId: id,
      after: factsOf(columns, fields.rooms),
    })
    return getStaffExhibition({ ...ctx, db: tx }, { id })
  })
}

/** @throws ContentNotFound, ChangedMeanwhile, BadInput */
export async function saveExhibition(
  ctx: StaffCtx,
  { id, version, ...fields }: MethodParsed<typeof StaffGallery.Save>,
): Promise<StaffExhibition> {
  return inTransaction(ctx, async (tx) => {
    const before = await lockExhibition(tx, { id, version })
    const columns = await columnsOf(tx, fields)
    const works = await listWorks({ db: tx, now: ctx.now }, id)
    if (works.some(({ room }) => room >= fields.rooms.length))
      fail('BadInput', { fields: { rooms: gallerySentences.noRoom } })
    // A temporarily hidden work keeps a room to return to.
    await tx
      .updateTable('exhibition_work')
      .set({ room: fields.rooms.length - 1 })
      .where('exhibition_id', '=', id)
      .where('room', '>=', fields.rooms.length)
      .execute()
    await tx
      .updateTable('exhibition')
      .set({ ...columns, version: version + 1, updated_at: ctx.now })
      .where('id', '=', id)
      .execute()
    await auditAct(ctx, tx, {
      act: 'exhibition.saved',
      targetKind: 'exhibition',
      targetId: id,
      before: factsOf(before, roomsOf(before)),
      after: factsOf(columns, fields.rooms),
    })
    return getStaffExhibition({ ...ctx, db: tx }, { id })
  })
}

/**
 * Publishes an exhibition, which opens and closes at its times, or withdraws it before its opening. Authors of its
 * works are notified.
 * @throws ContentNotFound, ChangedMeanwhile, NotAllowedNow, BadInput
 */
export async function setExhibitionState(
  ctx: StaffCtx,
  { id, version, act, reason }: MethodParsed<typeof StaffGallery.SetState>,
): Promise<StaffExhibition> {
  const { now } = ctx
  return inTransaction(ctx, async (tx) => {
    const before = await lockExhibition(tx, { id, version })
    const { may } = await getStaffExhibition({ ...ctx, db: tx }, { id })
    if (!may[act]) fail('NotAllowedNow')
    const works = await listWorks({ db: tx, now }, id)
    if (act === 'publish' && works.length === 0)
      fail('BadInput', { fields: { reason: gallerySentences.noWorks } })
    const stage = act === 'publish' ? 1 : 0
    await tx
      .updateTable('exhibition')
      .set({ stage, version: version + 1, updated_at: now })
      .where('id', '=', id)
      .execute()
    if (act === 'publish') await notifyAuthors(tx, now, works, { kind: 'gallery.hung', toLeaving: true })
    await auditAct(ctx, tx, {
      act: act === 'publish' ? 'exhibition.published' : 'exhibition.withdrawn',
      targetKind: 'exhibition',
      targetId: id,
      reason,
      before: { title: before.title, state: stateOf(before, now) },
      after: { title: before.title, state: stateOf({ ...before, stage }, now) },
    })
    return getStaffExhibition({ ...ctx, db: tx }, { id })
  })
}

/** @throws ContentNotFound, BadInput */
async function columnsOf(tx: Tx, fields: Fields) {
  const [start, end] = [instantOf(fields.startTime), instantOf(fields.endTime)]
  if (end <= start) fail('BadInput', { fields: { endTime: gallerySentences.times } })
  if (!(await loadShops(tx, [fields.shopId])).has(fields.shopId)) fail('ContentNotFound')
  const { activityId } = fields
  if (activityId !== null && !(await loadOpenings(tx, [{ activity_id: activityId }])).has(activityId))
    fail('BadInput', { fields: { activityId: gallerySentences.opening } })
  return {
    activity_id: activityId,
    shop_id: fields.shopId,
    title: fields.title,
    subtitle: fields.subtitle,
    place: fields.place,
    curator: fields.curator,
    intro: fields.intro,
    hours: fields.hours,
    start_time: start,
    end_time: end,
    rooms: JSON.stringify(fields.rooms),
  }
}

type Facted = Pick<
  ExhibitionRow,
  | 'title'
  | 'subtitle'
  | 'place'
  | 'curator'
  | 'intro'
  | 'hours'
  | 'start_time'
  | 'end_time'
  | 'shop_id'
  | 'activity_id'
>

const factsOf = (row: Facted, rooms: Fields['rooms']): Facts => ({
  shop: row.shop_id,
  title: row.title,
  summary: row.subtitle,
  place: row.place,
  owner: row.curator,
  introduction: row.intro,
  hours: row.hours,
  from: timeTextOf(row.start_time),
  to: timeTextOf(row.end_time),
  opening: row.activity_id,
  parts: rooms.map(({ title, text }) => `${title} ${text}`.trim()),
})

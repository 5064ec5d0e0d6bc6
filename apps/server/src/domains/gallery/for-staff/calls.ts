import { callStages, gallerySentences, type MethodParsed, type StaffGallery } from '@guangquan/contract'
import { instantOf, timeTextOf } from '@guangquan/rules/time-text'
import { v7 as uuid } from 'uuid'
import { auditAct, type Facts } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import type { CallRow } from '../gallery.store.ts'
import { lockCall } from './lock-version.ts'

type Fields = Omit<MethodParsed<typeof StaffGallery.CreateCall>, 'requestId'>

/** @throws BadInput */
export async function createCall(
  ctx: StaffCtx,
  fields: MethodParsed<typeof StaffGallery.CreateCall>,
): Promise<{ id: string }> {
  const id = uuid()
  const columns = columnsOf(fields)
  return inTransaction(ctx, async (tx) => {
    await tx
      .insertInto('gallery_call')
      .values({ id, ...columns, created_at: ctx.now, updated_at: ctx.now })
      .execute()
    await auditAct(ctx, tx, {
      act: 'galleryCall.created',
      targetKind: 'galleryCall',
      targetId: id,
      after: factsOf(columns),
    })
    return { id }
  })
}

/** @throws ContentNotFound, ChangedMeanwhile, NotAllowedNow, BadInput */
export async function saveCall(
  ctx: StaffCtx,
  { id, version, ...fields }: MethodParsed<typeof StaffGallery.SaveCall>,
): Promise<{ id: string }> {
  const columns = columnsOf(fields)
  return inTransaction(ctx, async (tx) => {
    const before = await lockCall(tx, { id, version })
    if (before.stage === callStages.closed) fail('NotAllowedNow')
    await tx
      .updateTable('gallery_call')
      .set({ ...columns, version: version + 1, updated_at: ctx.now })
      .where('id', '=', id)
      .execute()
    await auditAct(ctx, tx, {
      act: 'galleryCall.saved',
      targetKind: 'galleryCall',
      targetId: id,
      before: factsOf(before),
      after: factsOf(columns),
    })
    return { id }
  })
}

/** @throws ContentNotFound, ChangedMeanwhile, NotAllowedNow */
export async function setCallState(
  ctx: StaffCtx,
  { id, version, act, reason }: MethodParsed<typeof StaffGallery.SetCallState>,
): Promise<{ id: string }> {
  const { draft, published, closed } = callStages
  return inTransaction(ctx, async (tx) => {
    const before = await lockCall(tx, { id, version })
    if (before.stage !== (act === 'publish' ? draft : published)) fail('NotAllowedNow')
    const stage = act === 'publish' ? published : closed
    await tx
      .updateTable('gallery_call')
      .set({ stage, version: version + 1, updated_at: ctx.now })
      .where('id', '=', id)
      .execute()
    await auditAct(ctx, tx, {
      act: act === 'publish' ? 'galleryCall.published' : 'galleryCall.closed',
      targetKind: 'galleryCall',
      targetId: id,
      reason,
      before: { title: before.title, state: before.stage },
      after: { title: before.title, state: stage },
    })
    return { id }
  })
}

function columnsOf(fields: Fields) {
  const [start, end] = [instantOf(fields.startTime), instantOf(fields.endTime)]
  if (end <= start) fail('BadInput', { fields: { endTime: gallerySentences.times } })
  return {
    title: fields.title,
    intro: fields.intro,
    start_time: start,
    end_time: end,
    max_photos: fields.maxPhotos,
    min_long_edge: fields.minLongEdge,
  }
}

type Facted = Pick<CallRow, 'title' | 'intro' | 'start_time' | 'end_time' | 'max_photos' | 'min_long_edge'>

const factsOf = (row: Facted): Facts => ({
  title: row.title,
  introduction: row.intro,
  from: timeTextOf(row.start_time),
  to: timeTextOf(row.end_time),
  quota: row.max_photos,
  value: row.min_long_edge,
})

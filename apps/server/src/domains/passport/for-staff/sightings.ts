import {
  sightingSheet,
  sightingStates,
  StaffPassport,
  type MethodParsed,
  type StaffSighting,
} from '@guangquan/contract'
import { sightingStateNames } from '@guangquan/contract/passport/passport.words'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { dayOf, timeTextOf } from '@guangquan/rules/time-text'
import { sql, type SqlBool } from 'kysely'
import { failChanged } from '../../../audit-chain/fail-changed.ts'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import type { Queryable } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { countUpToCap, keysetPage } from '../../../db/paging.ts'
import { isInWindow, timeKey, timeKeyOf } from '../../../db/time-key.ts'
import { defineExport } from '../../../export/list-export.ts'
import { walkPages } from '../../../export/walk-pages.ts'
import { fail } from '../../../fail.ts'
import { loadPictures } from '../../media/index.ts'
import { loadNickNames } from '../../member/index.ts'
import { createNotice } from '../../notice/index.ts'
import { registrationTargetName } from '../../product/index.ts'

const selectSightings = (db: Queryable) =>
  db
    .selectFrom('gear_sighting')
    .innerJoin('user_product', 'user_product.id', 'gear_sighting.user_product_id')
    .innerJoin('product_info', 'product_info.id', 'user_product.product_id')
    .innerJoin('product_serial', 'product_serial.id', 'user_product.serial_id')
    .innerJoin('stored_file', 'stored_file.id', 'gear_sighting.file_id')
    .leftJoin('gear_passport', 'gear_passport.user_product_id', 'user_product.id')
    .select(['gear_sighting.id', 'gear_sighting.state', 'gear_sighting.created_at', 'gear_sighting.note'])
    .select(['gear_sighting.version', 'gear_sighting.decided_by', 'gear_sighting.file_id'])
    .select(['gear_sighting.member_id as uploader_id', 'user_product.member_id as owner_id', 'name'])
    .select('user_product.id as user_product_id')
    .select(['serial_end', 'lost_at', 'lost_on', 'lost_note', 'stored_file.created_at as uploaded_at'])

type SightingRow = Awaited<ReturnType<ReturnType<typeof selectSightings>['execute']>>[number]

/** A page of the sightings, newest first. totalCount: capped. */
export async function listSightings(
  ctx: StaffCtx,
  { state, ...input }: MethodParsed<typeof StaffPassport.GetSightings>,
) {
  const shown = state === undefined ? sql<SqlBool>`true` : sql<SqlBool>`gear_sighting.state = ${state}`
  const { rows, ...page } = await keysetPage(input, timeKey, {
    read: (window) =>
      selectSightings(ctx.db)
        .where(shown)
        .where(isInWindow('gear_sighting', window))
        .orderBy('gear_sighting.created_at', 'desc')
        .orderBy('gear_sighting.id', 'desc')
        .limit(window.limit)
        .offset(window.skip)
        .execute(),
    count: () => countUpToCap(ctx.db, sql`from gear_sighting where ${shown}`),
    keyOf: timeKeyOf,
  })
  return { ...page, items: await sightingItems(ctx, rows) }
}

export const sightingExport = defineExport(
  StaffPassport.ExportSightings,
  sightingSheet,
  async function* (ctx, { state: only }) {
    for await (const sighting of walkPages((page) => listSightings(ctx, { ...page, state: only })))
      yield { ...sighting, state: nameOf(sightingStateNames, sighting.state) }
  },
)

async function sightingItems(ctx: StaffCtx, rows: readonly SightingRow[]): Promise<StaffSighting[]> {
  const [names, pictures] = await Promise.all([
    loadNickNames(
      ctx.db,
      rows.flatMap((row) => [row.owner_id, row.uploader_id]),
    ),
    loadPictures(
      ctx,
      rows.map((row) => row.file_id),
    ),
  ])
  return rows.map((row) => ({
    id: row.id,
    productName: row.name,
    serialEnd: row.serial_end,
    ownerId: row.owner_id,
    ownerName: names.get(row.owner_id) ?? '',
    lostOn: row.lost_on ?? dayOf(row.lost_at ?? row.created_at),
    lostNote: row.lost_note ?? '',
    uploaderId: row.uploader_id,
    uploaderName: names.get(row.uploader_id) ?? '',
    uploadTime: timeTextOf(row.uploaded_at),
    pictureUrl: pictures.get(row.file_id)?.url480 ?? '',
    state: row.state,
    decidedBy: row.decided_by ?? '',
    note: row.note,
    createTime: timeTextOf(row.created_at),
    version: row.version,
  }))
}

/**
 * Decides a sighting. When staff contacted both sides the owner is notified; the uploader learns nothing from the site.
 * @throws ContentNotFound, ChangedMeanwhile
 */
export async function decideSighting(
  ctx: StaffCtx,
  { id, state, version, reason }: MethodParsed<typeof StaffPassport.DecideSighting>,
): Promise<StaffSighting> {
  return inTransaction(ctx, async (tx) => {
    const find = async () => selectSightings(tx).where('gear_sighting.id', '=', id).executeTakeFirst()
    const before = (await find()) ?? fail('ContentNotFound')
    const target = { targetKind: 'sighting', targetId: id } as const
    const { numUpdatedRows } = await tx
      .updateTable('gear_sighting')
      .set({
        state,
        note: reason,
        decided_by: ctx.staff.name,
        decided_at: ctx.now,
        version: version + 1,
      })
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) await failChanged(tx, target)
    if (state === sightingStates.contacted && before.state !== state)
      await createNotice(tx, ctx.now, {
        memberId: before.owner_id,
        kind: 'passport.followedUp',
        target: { kind: registrationTargetName, id: before.user_product_id },
        note: before.name,
      })
    const after = (await find()) ?? fail('ContentNotFound')
    await auditAct(ctx, tx, {
      act: 'sighting.decided',
      ...target,
      reason,
      before: { state: before.state },
      after: { state },
    })
    const [item] = await sightingItems({ ...ctx, db: tx }, [after])
    return item ?? fail('ContentNotFound')
  })
}

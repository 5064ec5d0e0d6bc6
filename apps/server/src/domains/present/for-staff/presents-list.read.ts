import {
  presentSheet,
  presentSourceNames,
  presentStateNames,
  replacementStates,
  StaffPresent,
  type MethodParsed,
  type StaffPresentItem,
} from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { StaffCtx } from '../../../context.ts'
import type { Queryable } from '../../../db/client.ts'
import { countUpToCap, keysetPage } from '../../../db/paging.ts'
import { timeKey, timeKeyOf } from '../../../db/time-key.ts'
import { defineExport } from '../../../export/list-export.ts'
import { fail } from '../../../fail.ts'
import { loadNickNames } from '../../member/index.ts'
import { maskParcelAddress, parcelConditions, walkParcels } from '../../address/index.ts'
import { openAddress } from '../present-address.ts'
import { readPresents } from '../present.read.ts'
import { loadReplacements, type ReplacementRow } from '../replacement.store.ts'
import { isInState, optionOf, readPresent, type PresentRow } from '../present.store.ts'

type Filters = Omit<MethodParsed<typeof StaffPresent.Export>, 'reason' | 'requestId'>

/** A page of everybody's presents, newest first. totalCount: capped. */
export async function listStaffPresents(ctx: StaffCtx, input: MethodParsed<typeof StaffPresent.GetList>) {
  const { db, now } = ctx
  const found = await presentsWith(ctx, input)
  const { rows, ...page } = await keysetPage(input, timeKey, {
    read: (window) => readPresents(db, now, { found, window }),
    count: () => countUpToCap(db, found),
    keyOf: timeKeyOf,
  })
  return { ...page, items: await staffPresentItems(ctx, rows) }
}

/** @throws ContentNotFound */
export async function getStaffPresent(ctx: StaffCtx, id: string): Promise<StaffPresentItem> {
  const row = await ctx.db.selectFrom('present').selectAll().where('id', '=', id).executeTakeFirst()
  const [item] = row === undefined ? [] : await staffPresentItems(ctx, [readPresent(row, ctx.now)])
  return item ?? fail('ContentNotFound')
}

/** Presents with their full addresses, which a parcel needs. */
export const presentExport = defineExport(StaffPresent.Export, presentSheet, async function* (ctx, filters) {
  const { app, db, now } = ctx
  const found = await presentsWith(ctx, filters)
  const walked = walkParcels<PresentRow>({
    db,
    read: (last, limit) =>
      readPresents(db, now, {
        found,
        window: { after: last === undefined ? null : timeKeyOf(last), skip: 0, limit },
      }),
    open: (row) => openAddress(app.env, row),
  })
  for await (const [row, parcel] of walked)
    yield {
      ...parcel,
      number: row.number,
      grantTime: timeTextOf(row.created_at),
      title: row.title,
      option: optionOf(row)?.title ?? '',
      source: presentSourceNames[row.source],
      state: presentStateNames[row.state],
    }
})

async function presentsWith(
  { db, now }: Pick<StaffCtx, 'db' | 'now'>,
  filters: Filters,
): Promise<RawBuilder<unknown>> {
  const { state, source, giftId } = filters
  const conditions = [
    sql<SqlBool>`true`,
    ...(await parcelConditions(db, filters, { alias: 'present', title: 'title' })),
    ...(state === undefined ? [] : [isInState([state], sql<Date>`${now}`)]),
    ...(source === undefined ? [] : [sql<SqlBool>`source = ${source}`]),
    ...(giftId === undefined ? [] : [sql<SqlBool>`gift_id = ${giftId}`]),
  ]
  return sql`from present where ${sql.join(conditions, sql` and `)}`
}

async function staffPresentItems(
  { app, db }: Pick<StaffCtx, 'app'> & { db: Queryable },
  rows: readonly PresentRow[],
): Promise<StaffPresentItem[]> {
  const [names, replacements] = [
    await loadNickNames(
      db,
      rows.map((row) => row.member_id),
    ),
    await loadReplacements(
      db,
      rows.map((row) => row.id),
    ),
  ]
  return rows.map((row) => {
    const address = openAddress(app.env, row)
    return {
      id: row.id,
      number: row.number,
      memberId: row.member_id,
      nickName: names.get(row.member_id) ?? '',
      giftId: row.gift_id,
      title: row.title,
      option: optionOf(row)?.title ?? '',
      presentType: row.present_type,
      source: row.source,
      state: row.state,
      value: row.value,
      address: address && maskParcelAddress(address),
      carrier: row.carrier,
      trackingNumber: row.tracking_number,
      memo: row.memo,
      grantTime: timeTextOf(row.created_at),
      claimDeadline: timeTextOf(row.claim_deadline),
      shippedTime: row.shipped_at && timeTextOf(row.shipped_at),
      endTime: row.ended_at && timeTextOf(row.ended_at),
      replacement: offerOf(replacements.get(row.id)),
      version: row.version,
    }
  })
}

function offerOf(row: ReplacementRow | undefined): StaffPresentItem['replacement'] {
  const state = Object.values(replacementStates).find((one) => one === row?.state)
  return row === undefined || state === undefined ? null : { title: row.title, state }
}

import {
  applicationStates,
  type MethodOutput,
  type MethodParsed,
  type NoticeKind,
  type StaffProductActivity,
  type StaffProductApplicationItem,
} from '@guangquan/contract'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { failChanged } from '../../../audit-chain/fail-changed.ts'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { countUpToCap, keysetPage, limitTo } from '../../../db/paging.ts'
import { isAfterTime, timeKey, timeKeyOf } from '../../../db/time-key.ts'
import { fail } from '../../../fail.ts'
import { maskParcelAddress } from '../../address/index.ts'
import { loadNickNames } from '../../member/index.ts'
import { createNotice } from '../../notice/index.ts'
import { registrationTargetName } from '../registration/registration-target-name.ts'
import { loadApplications, type ApplicationRow } from './application.view.ts'

type Decision = MethodParsed<typeof StaffProductActivity.Decide>

interface StaffRow extends ApplicationRow {
  member_id: string
  activity_title: string
  product_name: string
  serial_end: string
  bought_on: string
  version: number
}

const columns = sql`ap.*, g.name as gift_name, a.title as activity_title, p.name as product_name,
    s.serial_end, u.bought_on
  from product_application ap
    join product_activity a on a.id = ap.activity_id
    join user_product u on u.id = ap.user_product_id
    join product_info p on p.id = u.product_id
    join product_serial s on s.id = u.serial_id
    left join product_activity_gift g on g.id = ap.gift_id`

/** A page of applications, newest first. totalCount: capped. */
export async function listApplications(
  ctx: StaffCtx,
  input: MethodParsed<typeof StaffProductActivity.GetApplications>,
): Promise<MethodOutput<typeof StaffProductActivity.GetApplications>> {
  const conditions: RawBuilder<SqlBool>[] = [
    ...(input.activityId === undefined ? [] : [sql<SqlBool>`ap.activity_id = ${input.activityId}::uuid`]),
    ...(input.state === undefined ? [] : [sql<SqlBool>`ap.state = ${input.state}`]),
  ]
  const where =
    conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(conditions, sql` and `)}`
  const { rows, ...page } = await keysetPage(input, timeKey, {
    read: async (window) => {
      const read = await sql<StaffRow>`select ${columns} where ${where} and ${isAfterTime('ap', window.after)}
        order by ap.created_at desc, ap.id desc ${limitTo(window)}`.execute(ctx.db)
      return read.rows
    },
    count: () => countUpToCap(ctx.db, sql`from product_application ap where ${where}`),
    keyOf: timeKeyOf,
  })
  return { ...page, items: await staffItems(ctx, rows) }
}

async function loadStaffApplication(ctx: StaffCtx, id: string): Promise<StaffProductApplicationItem> {
  const { rows } = await sql<StaffRow>`select ${columns} where ap.id = ${id}::uuid`.execute(ctx.db)
  const [item] = await staffItems(ctx, rows)
  return item ?? fail('ContentNotFound')
}

/** The address in full only while a gift has to be sent there. */
async function staffItems(ctx: StaffCtx, rows: readonly StaffRow[]): Promise<StaffProductApplicationItem[]> {
  const items = await loadApplications(ctx, rows)
  const memberIds = rows.map((row) => row.member_id)
  const nickNames = await loadNickNames(ctx.db, memberIds)
  return items.flatMap((item, place) => {
    const row = rows[place]
    if (row === undefined) return []
    const { address } = item
    return [
      {
        ...item,
        address:
          address === null || row.state === applicationStates.accepted ? address : maskParcelAddress(address),
        id: row.id,
        activityTitle: row.activity_title,
        productName: row.product_name,
        serialEnd: row.serial_end,
        buyDate: row.bought_on,
        memberId: row.member_id,
        nickName: nickNames.get(row.member_id) ?? '',
        version: row.version,
      },
    ]
  })
}

const noticeOf = {
  2: 'product.activityAccepted',
  3: 'product.activityIncomplete',
  4: 'product.activityRefused',
  6: 'product.activityRefused',
} as const satisfies Record<Decision['state'], NoticeKind>

/** States in which an application can be decided. */
const undecided: readonly number[] = [applicationStates.inReview, applicationStates.incomplete]

/**
 * Decides an application. One that was accepted can be cancelled until its gift was sent; a refused or cancelled one
 * gives its place back.
 * @throws ContentNotFound, ChangedMeanwhile, NotAllowedNow
 */
export async function decideApplication(
  ctx: StaffCtx,
  { id, state, reason, version }: Decision,
): Promise<StaffProductApplicationItem> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockApplication(tx, { id, version })
    const mayCancel = state === applicationStates.cancelled && row.state === applicationStates.accepted
    if (!undecided.includes(row.state) && !mayCancel) fail('NotAllowedNow')
    const isKept = state === applicationStates.accepted || state === applicationStates.incomplete
    await tx
      .updateTable('product_application')
      .set({ state, reason: state === applicationStates.accepted ? '' : reason, version: version + 1 })
      .where('id', '=', id)
      .execute()
    if (!isKept) await giveBackPlaces(tx, [row.activity_id])
    await createNotice(tx, ctx.now, {
      memberId: row.member_id,
      kind: noticeOf[state],
      target: { kind: registrationTargetName, id: row.user_product_id },
      ...(state === applicationStates.accepted ? {} : { note: reason }),
    })
    await auditAct(ctx, tx, {
      act: 'productApplication.decided',
      targetKind: 'productActivity',
      targetId: row.activity_id,
      reason,
      before: { application: id, state: row.state },
      after: { state },
    })
    return loadStaffApplication({ ...ctx, db: tx }, id)
  })
}

/** Records that the gift of an accepted application was given or sent. @throws ContentNotFound, ChangedMeanwhile, NotAllowedNow */
export async function sendGift(
  ctx: StaffCtx,
  { id, carrier, trackingNumber, version }: MethodParsed<typeof StaffProductActivity.Send>,
): Promise<StaffProductApplicationItem> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockApplication(tx, { id, version })
    if (row.state !== applicationStates.accepted) fail('NotAllowedNow')
    await tx
      .updateTable('product_application')
      .set({
        state: applicationStates.sent,
        carrier,
        tracking_number: trackingNumber,
        version: version + 1,
      })
      .where('id', '=', id)
      .execute()
    await createNotice(tx, ctx.now, {
      memberId: row.member_id,
      kind: 'product.activitySent',
      target: { kind: registrationTargetName, id: row.user_product_id },
      note: [carrier, trackingNumber].filter((one) => one !== '').join(' '),
    })
    await auditAct(ctx, tx, {
      act: 'productApplication.sent',
      targetKind: 'productActivity',
      targetId: row.activity_id,
      after: { application: id },
    })
    return loadStaffApplication({ ...ctx, db: tx }, id)
  })
}

async function lockApplication(tx: Tx, { id, version }: { id: string; version: number }) {
  const row =
    (await tx
      .selectFrom('product_application')
      .where('id', '=', id)
      .select(['id', 'activity_id', 'member_id', 'user_product_id', 'state', 'version'])
      .forUpdate()
      .executeTakeFirst()) ?? fail('ContentNotFound')
  if (row.version !== version)
    await failChanged(tx, { targetKind: 'productActivity', targetId: row.activity_id })
  return row
}

/** @param activityIds one for each place */
export async function giveBackPlaces(tx: Tx, activityIds: readonly string[]): Promise<void> {
  await sql`update product_activity a set taken = a.taken - given.count
    from (select id, count(*)::int as count from unnest(${[...activityIds]}::uuid[]) as place(id) group by id) as given
    where a.id = given.id`.execute(tx)
}

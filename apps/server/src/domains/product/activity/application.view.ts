import {
  applicationStates,
  productStates,
  type ApplicationState,
  type ProductApplication,
} from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { Ctx, MemberCtx } from '../../../context.ts'
import { fail } from '../../../fail.ts'
import { maskOwnParcelAddress, parcelSeal } from '../../address/index.ts'
import { loadProofPictures } from '../../media/index.ts'

/** Purpose under which the address of an application is encrypted, as it was when it was sent. */
export const applicationAddressPurpose = 'product-application-address'

export const { seal: sealAddress, open: openAddress } = parcelSeal(applicationAddressPurpose)

export interface ApplicationRow {
  id: string
  activity_id: string
  user_product_id: string
  state: ApplicationState
  gift_id: string | null
  gift_name: string | null
  address_cipher: Buffer | null
  remark: string
  /** Months by which accepting it extends, or has extended, the warranty. */
  extension_months: number
  is_handed_over: boolean
  reason: string
  carrier: string
  tracking_number: string
  created_at: Date
  sent_at: Date | null
  /** When applications of its activity end. */
  apply_to: Date
}

/** Whether its member may change an application: one that has to be completed also after the time to apply. */
export function mayModify({ state, apply_to: end }: { state: number; apply_to: Date }, now: Date): boolean {
  return state === applicationStates.incomplete || (state === applicationStates.inReview && now < end)
}

/**
 * SQL for an application `ap` of an activity `a`: the months by which accepting it extends, or has extended, the
 * warranty. An extension handed over with the product belongs to the registration of its new owner, whose own
 * extensions do not count here.
 */
const extensionMonths = sql`case
  when ap.state in (${sql.lit(applicationStates.inReview)}, ${sql.lit(applicationStates.incomplete)})
    then a.extension_months
  when ap.state in (${sql.lit(applicationStates.accepted)}, ${sql.lit(applicationStates.sent)})
    then coalesce((select months from warranty_extension extension
      join user_product own on own.id = ap.user_product_id
      join user_product now on now.id = extension.user_product_id and now.serial_id = own.serial_id
      where extension.activity_id = ap.activity_id and (extension.user_product_id = own.id
        or (own.state = ${sql.lit(productStates.transferred)} and extension.added_at <= own.ended_at))
      order by extension.added_at desc limit 1), 0)
  else 0 end`

/** Columns of an application `ap` of an activity `a` with a gift `g`. */
export const applicationColumns = sql`ap.*, g.name as gift_name, a.apply_to, ${extensionMonths} as extension_months,
  exists (select from user_product u where u.id = ap.user_product_id
    and u.state = ${sql.lit(productStates.transferred)}) as is_handed_over`

/** Applications without their addresses, in the order given. The caller has checked the right. */
export async function loadApplications(
  ctx: Ctx,
  rows: readonly ApplicationRow[],
): Promise<Omit<ProductApplication, 'address' | 'mayModify'>[]> {
  const ids = rows.map(({ id }) => id)
  const files = await ctx.db
    .selectFrom('product_application_file')
    .where('application_id', 'in', ids.length === 0 ? [null] : ids)
    .select(['application_id', 'file_id'])
    .orderBy('position')
    .execute()
  const pictures = await loadProofPictures(
    ctx,
    files.map((file) => file.file_id),
  )
  return rows.map((row) => ({
    activityId: row.activity_id,
    regProductId: row.user_product_id,
    state: row.state,
    gift: row.gift_id === null ? null : { id: row.gift_id, name: row.gift_name ?? '' },
    invoicePics: files
      .filter((file) => file.application_id === row.id)
      .flatMap(({ file_id: id }) => pictures.get(id) ?? []),
    extensionMonths: row.extension_months,
    isHandedOver: row.is_handed_over,
    remark: row.remark,
    reason: row.reason,
    carrier: row.carrier,
    trackingNumber: row.tracking_number,
    createTime: timeTextOf(row.created_at),
    sentTime: row.sent_at && timeTextOf(row.sent_at),
  }))
}

/** For the response of a write, which is stored for a retried request: nothing in it is encrypted elsewhere. */
export async function answerApplication(
  ctx: MemberCtx,
  which: { activityId: string; regProductId: string },
): Promise<ProductApplication> {
  const made = await getApplication(ctx, which)
  return { ...made, address: made.address && maskOwnParcelAddress(made.address) }
}

/** The caller's application with one product, even if there is none yet. @throws ContentNotFound */
export async function getApplication(
  ctx: MemberCtx,
  { activityId, regProductId }: { activityId: string; regProductId: string },
): Promise<ProductApplication> {
  const { rows } = await sql<ApplicationRow>`select ${applicationColumns}
    from product_application ap join product_activity a on a.id = ap.activity_id
      left join product_activity_gift g on g.id = ap.gift_id
    where ap.activity_id = ${activityId}::uuid and ap.user_product_id = ${regProductId}::uuid
      and ap.member_id = ${ctx.viewer.id}::uuid`.execute(ctx.db)
  const [row] = rows
  const [made] = await loadApplications(ctx, rows)
  if (row !== undefined && made !== undefined) {
    return { ...made, address: openAddress(ctx.app.env, row), mayModify: mayModify(row, ctx.now) }
  }
  const own =
    await sql`select from user_product u join product_activity_model m on m.product_id = u.product_id
    where u.id = ${regProductId}::uuid and u.member_id = ${ctx.viewer.id}::uuid
      and m.activity_id = ${activityId}::uuid`.execute(ctx.db)
  if (own.rows.length === 0) fail('ContentNotFound')
  return {
    activityId,
    regProductId,
    state: 0,
    gift: null,
    extensionMonths: 0,
    isHandedOver: false,
    address: null,
    invoicePics: [],
    remark: '',
    reason: '',
    carrier: '',
    trackingNumber: '',
    createTime: null,
    sentTime: null,
    mayModify: false,
  }
}

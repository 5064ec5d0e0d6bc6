import {
  productStates,
  registrationSheet,
  StaffRegistration,
  type MethodOutput,
  type MethodParsed,
  type StaffRegistrationItem,
} from '@guangquan/contract'
import { extensionText, productStateNames } from '@guangquan/contract/product/product.words'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { StaffCtx } from '../../../context.ts'
import { countUpToCap, keysetPage, limitTo } from '../../../db/paging.ts'
import { isInWindow, timeKey, timeKeyOf } from '../../../db/time-key.ts'
import { defineExport } from '../../../export/list-export.ts'
import { walkPages } from '../../../export/walk-pages.ts'
import { fail } from '../../../fail.ts'
import { findMemberId, loadNickNames } from '../../member/index.ts'
import { choiceNames } from '../../site/index.ts'
import { productCard } from '../catalogue/product.view.ts'
import { isEarly, loadProofs, selectRegistrations } from '../registration/registration.view.ts'
import { openSerial } from '../registration/serial.store.ts'
import {
  activityExtensions,
  invoiceMonthsOf,
  warrantyOf,
  type WarrantyRow,
} from '../registration/warranty.ts'

type Detail = MethodOutput<typeof StaffRegistration.Get>

interface ListRow extends WarrantyRow {
  id: string
  member_id: string
  name: string
  serial_end: string
  invoice_state: number
  has_code: boolean
  created_at: Date
}

const taskConditions = {
  registration: sql<SqlBool>`u.state = 1`,
  dispute: sql<SqlBool>`u.state = 6`,
  invoice: sql<SqlBool>`u.invoice_state = 1 and u.state = 2`,
} as const

/** A page of registrations: waiting ones oldest first, all others newest first. totalCount: capped. */
export async function listStaffRegistrations(
  ctx: StaffCtx,
  input: MethodParsed<typeof StaffRegistration.GetList>,
) {
  const where = await conditionOf(ctx, input)
  const waits = input.task !== undefined
  const { rows, ...page } = await keysetPage(input, timeKey, {
    read: async (window) => {
      const after = waits ? isBehind(window.after) : isInWindow('u', window)
      const order = waits ? sql`u.created_at, u.id` : sql`u.created_at desc, u.id desc`
      const read = await sql<ListRow>`
        select u.id, u.member_id, p.name, s.serial_end, u.state, u.invoice_state,
          u.access_code_id is not null as has_code, u.created_at, u.bought_on, u.warranty_months, u.extension_months,
          ${activityExtensions('u')} as activity_extensions
        from user_product u join product_info p on p.id = u.product_id
          join product_serial s on s.id = u.serial_id
        where ${where} and ${after} order by ${order} ${limitTo(window)}`.execute(ctx.db)
      return read.rows
    },
    count: () => countUpToCap(ctx.db, sql`from user_product u where ${where}`),
    keyOf: timeKeyOf,
  })
  const names = await loadNickNames(
    ctx.db,
    rows.map((row) => row.member_id),
  )
  const items = rows.map((row): StaffRegistrationItem => ({
    id: row.id,
    memberId: row.member_id,
    nickName: names.get(row.member_id) ?? '',
    productName: row.name,
    serialEnd: row.serial_end,
    state: row.state,
    invoiceState: row.invoice_state,
    hasAccessCode: row.has_code,
    warranty: warrantyOf(row),
    createTime: timeTextOf(row.created_at),
  }))
  return { ...page, items }
}

export const registrationExport = defineExport(
  StaffRegistration.Export,
  registrationSheet,
  async function* (ctx, { task, state: only, keyword }) {
    const all = walkPages((page) => listStaffRegistrations(ctx, { ...page, task, state: only, keyword }))
    for await (const { state, warranty, ...row } of all)
      yield {
        ...row,
        state: nameOf(productStateNames, state),
        warrantyUntil: warranty?.until ?? null,
        extensions: (warranty?.extensions ?? []).map(extensionText),
      }
  },
)

async function conditionOf(
  ctx: StaffCtx,
  { task, state, keyword = '' }: MethodParsed<typeof StaffRegistration.GetList>,
): Promise<RawBuilder<SqlBool>> {
  const conditions = [task === undefined ? sql<SqlBool>`true` : taskConditions[task]]
  if (state !== undefined) conditions.push(sql<SqlBool>`u.state = ${state}`)
  if (keyword.trim() !== '') {
    const memberId = await findMemberId(ctx.db, keyword.trim())
    conditions.push(sql<SqlBool>`u.member_id = ${memberId}`)
  }
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`
}

function isBehind(after: readonly [number, string] | null): RawBuilder<SqlBool> {
  if (after === null) return sql<SqlBool>`true`
  return sql<SqlBool>`(u.created_at, u.id) > (${new Date(after[0])}, ${after[1]}::uuid)`
}

/** A registration with its proofs and, of a claim, the one it disputes. @throws ContentNotFound */
export async function loadStaffRegistration(ctx: StaffCtx, id: string): Promise<Detail> {
  const row =
    (await selectRegistrations(ctx.db)
      .where('user_product.id', '=', id)
      .select(['shipped_on', 'decided_by'])
      .executeTakeFirst()) ?? fail('ContentNotFound')
  const disputed = await findDisputed(ctx, row.disputes)
  const claims = await ctx.db
    .selectFrom('user_product')
    .where('disputes', '=', id)
    .where('state', '=', productStates.disputed)
    .select(['id', 'member_id', 'created_at'])
    .orderBy('created_at')
    .execute()
  const names = await loadNickNames(ctx.db, [
    row.member_id,
    ...(disputed?.memberId ? [disputed.memberId] : []),
    ...claims.map(({ member_id: memberId }) => memberId),
  ])
  const channelName = await choiceNames(ctx.db, ['BuyChannelType'])
  return {
    id,
    memberId: row.member_id,
    nickName: names.get(row.member_id) ?? '',
    productName: row.name,
    serialEnd: row.serial_end,
    state: row.state,
    invoiceState: row.invoice_state,
    hasAccessCode: row.access_code_id !== null,
    createTime: timeTextOf(row.created_at),
    product: productCard(ctx.app, row),
    serialNumber: openSerial(ctx.app.env, row),
    isShipped: row.shipped_on !== null,
    shippedOn: row.shipped_on,
    buyDate: row.bought_on,
    buyChannelName: channelName('BuyChannelType', row.buy_channel),
    shopId: row.shop_id,
    shopName: row.shop_name,
    productOrigin: originOf(row.origin),
    price: row.price === null ? null : row.price / 100,
    warranty: warrantyOf(row),
    mayExtend: invoiceMonthsOf(row) === 0 && isEarly(row),
    reason: row.reason,
    ...(await loadProofs(ctx, id)),
    disputed: disputed === null ? null : { ...disputed, nickName: names.get(disputed.memberId) ?? '' },
    claims: claims.map((claim) => ({
      id: claim.id,
      nickName: names.get(claim.member_id) ?? '',
      createTime: timeTextOf(claim.created_at),
    })),
    deciderName: row.decided_by,
    version: row.version,
  }
}

function originOf(origin: number): Detail['productOrigin'] {
  return origin === 1 || origin === 2 || origin === 3 ? origin : 4
}

async function findDisputed({ db }: StaffCtx, id: string | null) {
  if (id === null) return null
  const row = await db
    .selectFrom('user_product')
    .where('id', '=', id)
    .select(['id', 'member_id', 'state', 'access_code_id', 'invoice_state', 'created_at'])
    .executeTakeFirst()
  if (row === undefined) return null
  return {
    id: row.id,
    memberId: row.member_id,
    state: row.state,
    hasAccessCode: row.access_code_id !== null,
    invoiceState: row.invoice_state,
    createTime: timeTextOf(row.created_at),
  }
}

import {
  StaffAccount,
  staffRole,
  staffSheet,
  type MethodParsed,
  type ShopItem,
  type StaffItem,
} from '@guangquan/contract'
import { roleNames } from '@guangquan/contract/staff/staff-names'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql, type Selectable } from 'kysely'
import * as z from 'zod'
import type { StaffCtx } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import { keysetPage, isOnly } from '../../db/paging.ts'
import { walkRows } from '../../db/walk-rows.ts'
import type { StaffAccount as AccountTable } from '../../db/tables.gen.ts'
import { containing } from '../../db/like-pattern.ts'
import { defineExport } from '../../export/list-export.ts'
import { fail } from '../../fail.ts'
import { loadShops } from '../shop/index.ts'

type AccountRow = Selectable<AccountTable>

/** A page of the accounts by sign-in name. `keyword`: part of the sign-in name or of the displayed one. */
export async function listAccounts(ctx: StaffCtx, input: MethodParsed<typeof StaffAccount.GetList>) {
  const found = accountsWith(ctx.db, input.keyword)
  const { rows, ...page } = await keysetPage(input, z.string(), {
    read: ({ after, limit, skip, only = null }) =>
      found
        .selectAll()
        .where(isOnly(sql.ref('id'), { only }))
        .where('name', '>', after ?? '')
        .orderBy('name')
        .limit(limit)
        .offset(skip)
        .execute(),
    count: async () => {
      const { count } = await found
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return count
    },
    keyOf: ({ name }) => name,
  })
  return { ...page, items: await accountItems(ctx.db, rows) }
}

export const staffExport = defineExport(StaffAccount.Export, staffSheet, async function* (ctx, { keyword }) {
  const found = accountsWith(ctx.db, keyword).selectAll().orderBy('name')
  const rows = walkRows<AccountRow>((after, limit) =>
    found
      .where('name', '>', after?.name ?? '')
      .limit(limit)
      .execute(),
  )
  for await (const row of rows) {
    const [account] = await accountItems(ctx.db, [row])
    if (account === undefined) continue
    const { roles, shop, ...item } = account
    yield { ...item, roles: roles.map((role) => roleNames[role]), shop: shop?.name ?? '' }
  }
})

function accountsWith(db: Queryable, keyword = '') {
  const part = containing(keyword.toLowerCase())
  return db
    .selectFrom('staff_account')
    .where((eb) => eb.or([eb('name', 'like', part), eb(eb.fn('lower', ['display_name']), 'like', part)]))
}

/** @throws ContentNotFound */
export async function loadAccount(db: Queryable, id: string): Promise<StaffItem> {
  const row = await db.selectFrom('staff_account').selectAll().where('id', '=', id).executeTakeFirst()
  const [item] = await accountItems(db, row === undefined ? [] : [row])
  return item ?? fail('ContentNotFound')
}

const nameOf = (shop: ShopItem | undefined): StaffItem['shop'] =>
  shop === undefined ? null : { id: shop.id, name: shop.name }

async function accountItems(db: Queryable, rows: readonly AccountRow[]): Promise<StaffItem[]> {
  const shops = await loadShops(
    db,
    rows.flatMap((row) => row.shop_id ?? []),
  )
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    displayName: row.display_name,
    roles: staffRole.array().parse(row.roles),
    shop: row.shop_id === null ? null : nameOf(shops.get(row.shop_id)?.item),
    isOpen: row.closed_at === null,
    createTime: timeTextOf(row.created_at),
    lastSignInTime: row.last_sign_in_at && timeTextOf(row.last_sign_in_at),
    version: row.version,
  }))
}

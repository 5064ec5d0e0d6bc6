import { v7 as uuid } from 'uuid'
import type { App } from '../context.ts'
import { insertRows } from '../demo/insert-rows.ts'

interface GoodsOverrides {
  goodsType?: 1 | 2
  kind?: 1 | 2 | 3 | 4
  coins?: number
  stock?: number | null
  name?: string
  minLevel?: number
  ownersOnly?: boolean
  limitTotal?: number
  limitMonth?: number
  limitYear?: number
  from?: Date
  to?: Date
  hasCodePool?: boolean
  gives?: string
  choice?: string
  shopIds?: string[]
  state?: number
}

/** Inserts published goods; without a price a benefit. @returns their id */
export async function buildGoods(node: { app: App }, given: GoodsOverrides = {}): Promise<string> {
  const { app } = node
  const { kind = given.gives === undefined ? 1 : 3, coins = 0, hasCodePool = false } = given
  const id = uuid()
  await app.db
    .insertInto('goods')
    .values({
      id,
      goods_type: given.goodsType ?? (coins === 0 ? 1 : 2),
      kind,
      name: given.name ?? '镜头布',
      coins,
      stock: hasCodePool ? 0 : given.stock === undefined ? 1000 : given.stock,
      min_level: given.minLevel ?? 1,
      owners_only: given.ownersOnly ?? false,
      limit_total: given.limitTotal ?? null,
      limit_month: given.limitMonth ?? null,
      limit_year: given.limitYear ?? null,
      valid_from: given.from ?? null,
      valid_to: given.to ?? null,
      has_code_pool: hasCodePool,
      code_days: kind === 2 || kind === 4 ? 30 : null,
      gives: given.gives ?? null,
      gives_choice: given.choice ?? '',
      state: given.state ?? 1,
      created_at: app.now(),
      updated_at: app.now(),
    })
    .execute()
  const shops = (given.shopIds ?? []).map((shopId) => ({ goods_id: id, shop_id: shopId }))
  await app.db.transaction().execute((tx) => insertRows(tx, 'goods_shop', shops))
  return id
}

/** Inserts an open shop. @returns its id */
export async function buildShop({ app }: { app: App }, name = '澄光直营店'): Promise<string> {
  const id = uuid()
  await app.db
    .insertInto('shop')
    .values({
      id,
      type: 1,
      name,
      area_codes: ['310000', '310100', '310101'],
      detail: '大学路一百号',
      phone: '021-12345678',
      hours: '10:00-21:00',
    })
    .execute()
  return id
}

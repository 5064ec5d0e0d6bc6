import {
  giftOptionText,
  giftSheet,
  presentType,
  presentTypeNames,
  StaffGift,
  type MethodParsed,
  type StaffGiftItem,
} from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql, type Selectable, type SqlBool } from 'kysely'
import type { StaffCtx } from '../../../context.ts'
import { countUpToCap, keysetPage, limitTo } from '../../../db/paging.ts'
import { containing } from '../../../db/like-pattern.ts'
import type { Gift } from '../../../db/tables.gen.ts'
import { isInWindow, timeKey, timeKeyOf } from '../../../db/time-key.ts'
import { defineExport } from '../../../export/list-export.ts'
import { walkPages } from '../../../export/walk-pages.ts'
import { fail } from '../../../fail.ts'
import { loadPicturesOf, pictureUrl, readOptions } from '../present.store.ts'

/** A page of the gifts, newest first. totalCount: capped. */
export async function listGifts(
  ctx: StaffCtx,
  { keyword = '', presentType: type, isOpen, ...input }: MethodParsed<typeof StaffGift.GetList>,
) {
  const word = keyword.trim()
  const conditions = [
    sql<SqlBool>`true`,
    ...(word === '' ? [] : [sql<SqlBool>`title ilike ${containing(word)}`]),
    ...(type === undefined ? [] : [sql<SqlBool>`present_type = ${type}`]),
    ...(isOpen === undefined ? [] : [sql<SqlBool>`is_open = ${isOpen}`]),
  ]
  const found = sql`from gift where ${sql.join(conditions, sql` and `)}`
  const { rows, ...page } = await keysetPage(input, timeKey, {
    read: async (window) => {
      const { rows } = await sql<Selectable<Gift>>`
        select * ${found} and ${isInWindow('gift', window)}
        order by created_at desc, id desc ${limitTo(window)}`.execute(ctx.db)
      return rows
    },
    count: () => countUpToCap(ctx.db, found),
    keyOf: timeKeyOf,
  })
  return { ...page, items: await giftItems(ctx, rows) }
}

export const giftExport = defineExport(
  StaffGift.Export,
  giftSheet,
  async function* (ctx, { keyword, presentType: type, isOpen }) {
    const filters = { keyword, presentType: type, isOpen }
    for await (const gift of walkPages((page) => listGifts(ctx, { ...page, ...filters })))
      yield {
        ...gift,
        presentType: presentTypeNames[gift.presentType],
        options: gift.options.map(giftOptionText),
      }
  },
)

/** @throws ContentNotFound */
export async function getGift(ctx: StaffCtx, { id }: { id: string }): Promise<StaffGiftItem> {
  const rows = await ctx.db.selectFrom('gift').selectAll().where('id', '=', id).execute()
  const [item] = await giftItems(ctx, rows)
  return item ?? fail('ContentNotFound')
}

async function giftItems({ app, db }: StaffCtx, rows: readonly Selectable<Gift>[]): Promise<StaffGiftItem[]> {
  const pictures = await loadPicturesOf(
    db,
    rows.map((row) => row.id),
  )
  return rows.map((row) => {
    const own = pictures.get(row.id) ?? []
    const [cover] = own
    return {
      id: row.id,
      presentType: presentType.parse(row.present_type),
      title: row.title,
      detail: row.detail,
      value: row.value,
      options: readOptions(row.options),
      exchangeCoins: row.exchange_coins,
      claimDays: row.claim_days,
      isOpen: row.is_open,
      coverUrl: cover === undefined ? null : pictureUrl(app.env, cover.smallPath),
      pictures: own.map(({ path }) => ({ key: path, url: pictureUrl(app.env, path) })),
      createTime: timeTextOf(row.created_at),
      version: row.version,
    }
  })
}

import {
  presentGrantSheet,
  presentSource,
  presentSourceNames,
  StaffPresentGrant,
  type MethodParsed,
  type StaffGrantItem,
} from '@guangquan/contract'
import { requestStateNames } from '@guangquan/contract/staff/staff-names'
import { sql, type Selectable } from 'kysely'
import type { StaffCtx } from '../../../context.ts'
import type { Queryable } from '../../../db/client.ts'
import { countUpToCap, keysetPage, limitTo } from '../../../db/paging.ts'
import type { PresentGrant } from '../../../db/tables.gen.ts'
import { isInWindow, timeKey, timeKeyOf } from '../../../db/time-key.ts'
import { defineExport } from '../../../export/list-export.ts'
import { walkPages } from '../../../export/walk-pages.ts'
import { fail } from '../../../fail.ts'
import { requestFacts, requestState } from '../../../two-person-request.ts'
import { loadNickNames } from '../../member/index.ts'

type GrantRow = Selectable<PresentGrant>

/** A page of the grants, newest first. totalCount: capped. */
export async function listGrants(
  ctx: StaffCtx,
  { waiting, ...input }: MethodParsed<typeof StaffPresentGrant.GetList>,
) {
  const isWaiting = sql`state = ${sql.lit(requestState.waiting)} and expires_at > ${ctx.now}`
  const found = sql`from present_grant where ${waiting === true ? isWaiting : sql`true`}`
  const { rows, ...page } = await keysetPage(input, timeKey, {
    read: async (window) => {
      const { rows } = await sql<GrantRow>`
        select * ${found} and ${isInWindow('present_grant', window)}
        order by created_at desc, id desc ${limitTo(window)}`.execute(ctx.db)
      return rows
    },
    count: () => countUpToCap(ctx.db, found),
    keyOf: timeKeyOf,
  })
  return { ...page, items: await grantItems(ctx, rows) }
}

export const presentGrantExport = defineExport(
  StaffPresentGrant.Export,
  presentGrantSheet,
  async function* (ctx, { waiting }) {
    for await (const grant of walkPages((page) => listGrants(ctx, { ...page, waiting })))
      yield {
        ...grant,
        source: presentSourceNames[grant.source],
        state: requestStateNames[grant.state],
      }
  },
)

/** @throws ContentNotFound */
export async function loadGrant(ctx: StaffCtx, id: string): Promise<StaffGrantItem> {
  const rows = await ctx.db.selectFrom('present_grant').selectAll().where('id', '=', id).execute()
  const [item] = await grantItems(ctx, rows)
  return item ?? fail('ContentNotFound')
}

async function grantItems(ctx: StaffCtx, rows: readonly GrantRow[]): Promise<StaffGrantItem[]> {
  const { db } = ctx
  const titles = await loadTitles(
    db,
    rows.map((row) => row.gift_id),
  )
  const firstOf = await loadFirstMembers(
    db,
    rows.map((row) => row.id),
  )
  const names = await loadNickNames(db, [...firstOf.values()].flat())
  return rows.map((row) => ({
    id: row.id,
    giftId: row.gift_id,
    giftTitle: titles.get(row.gift_id) ?? '',
    source: presentSource.parse(row.source),
    memberCount: row.members,
    nickNames: (firstOf.get(row.id) ?? []).map((id) => names.get(id) ?? ''),
    value: row.value,
    coins: row.coins,
    memo: row.memo,
    ...requestFacts(ctx, row),
  }))
}

async function loadTitles(db: Queryable, giftIds: readonly string[]): Promise<Map<string, string>> {
  if (giftIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('gift')
    .select(['id', 'title'])
    .where('id', 'in', [...giftIds])
    .execute()
  return new Map(rows.map((row) => [row.id, row.title]))
}

async function loadFirstMembers(db: Queryable, grantIds: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ id: string; members: string[] }>`
    select id, array(select member_id from present_grant_member where grant_id = id
      order by member_id limit 3) as members
    from unnest(${[...grantIds]}::uuid[]) as one (id)`.execute(db)
  return new Map(rows.map((row) => [row.id, row.members]))
}

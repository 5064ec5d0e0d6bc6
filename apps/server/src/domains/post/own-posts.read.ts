import { publishStatus, type OwnPost, type Page } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { MemberCtx } from '../../context.ts'
import { closePage, cappedCount, openPage, type PageInput } from '../../db/paging.ts'
import { loadPostCards } from './cards/post.view.ts'
import { restorableUntil } from './restore-post.ts'
import { timeKey } from './time-order.ts'

interface OwnRow {
  id: string
  at: Date
  deleted_at: Date | null
  status: number
  review_reason: string
}

interface OwnInput extends PageInput {
  publishType?: number | undefined
  bin: boolean
}

/**
 * A page of the caller's own posts in every state, the newest first; or of the recycle bin, what went there last
 * first. totalCount: capped, found by the first page.
 */
export async function listOwnPosts(ctx: MemberCtx, input: OwnInput): Promise<Page<OwnPost>> {
  const window = openPage(input, timeKey)
  const [afterTime, afterId] = window.after ?? [null, 'ffffffff-ffff-ffff-ffff-ffffffffffff']
  const at = input.bin ? sql.ref('deleted_at') : sql.ref('created_at')
  const deleted = sql.lit(publishStatus.deleted)
  const own = sql`from publish where author_id = ${ctx.viewer.id}
    and ${input.bin ? sql`status = ${deleted}` : sql`status <> ${deleted}`}
    ${input.publishType === undefined ? sql`` : sql`and publish_type = ${input.publishType}`}`
  const { rows } = await sql<OwnRow>`
    select id, ${at} as at, deleted_at, status, review_reason ${own}
      and (${at}, id) < (${afterTime === null ? 'infinity' : new Date(afterTime).toISOString()}::timestamptz, ${afterId}::uuid)
    order by ${at} desc, id desc
    limit ${sql.lit(window.take + 1)} offset ${sql.lit(window.skip)}`.execute(ctx.db)
  const total = window.total ?? (await count(ctx, own))
  const { rows: shown, ...page } = closePage(window, rows, total, (row) => [row.at.getTime(), row.id])
  const rowOf = new Map(shown.map((row) => [row.id, row]))
  const cards = await loadPostCards(ctx, shown)
  return { ...page, items: cards.map((card) => ({ ...card, ...stateOf(rowOf.get(card.id)) })) }
}

function stateOf(row: OwnRow | undefined): Pick<OwnPost, 'deletedTime' | 'restoreUntil' | 'reviewReason'> {
  const deletedAt = row?.deleted_at ?? null
  return {
    deletedTime: deletedAt && timeTextOf(deletedAt),
    restoreUntil: deletedAt && timeTextOf(restorableUntil(deletedAt)),
    reviewReason: row?.status === publishStatus.refused ? row.review_reason : '',
  }
}

async function count(ctx: MemberCtx, own: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select 1 ${own} limit ${sql.lit(cappedCount)}) as capped`.execute(ctx.db)
  return rows[0]?.count ?? 0
}

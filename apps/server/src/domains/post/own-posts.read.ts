import { publishStatus, type OwnPost, type Page } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { MemberCtx } from '../../context.ts'
import { countUpToCap, keysetPage, limitTo, type PageInput, type PageWindow } from '../../db/paging.ts'
import { loadPostCards } from './cards/post.view.ts'
import { restorableUntil } from './recycle-bin/restore-post.ts'
import { timeKey, type TimeKey } from './time-order.ts'

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
 * A page of the caller's own posts in every state, newest first; or of the recycle bin, last deleted first. totalCount:
 * capped, counted for the first page.
 */
export async function listOwnPosts(ctx: MemberCtx, input: OwnInput): Promise<Page<OwnPost>> {
  const at = input.bin ? sql.ref('deleted_at') : sql.ref('created_at')
  const deleted = sql.lit(publishStatus.deleted)
  const own = sql`from publish where author_id = ${ctx.viewer.id}
    and ${input.bin ? sql`status = ${deleted}` : sql`status <> ${deleted}`}
    ${input.publishType === undefined ? sql`` : sql`and publish_type = ${input.publishType}`}`
  const read = async (window: PageWindow<TimeKey>) => {
    const [afterTime, afterId] = window.after ?? [null, 'ffffffff-ffff-ffff-ffff-ffffffffffff']
    const { rows } = await sql<OwnRow>`
      select id, ${at} as at, deleted_at, status, review_reason ${own}
        and (${at}, id) < (${afterTime === null ? 'infinity' : new Date(afterTime).toISOString()}::timestamptz, ${afterId}::uuid)
      order by ${at} desc, id desc
      ${limitTo(window)}`.execute(ctx.db)
    return rows
  }
  const { rows: shown, ...page } = await keysetPage(input, timeKey, {
    read,
    count: () => countUpToCap(ctx.db, own),
    keyOf: (row): TimeKey => [row.at.getTime(), row.id],
  })
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

import { publishStatus, type OwnPost, type Page } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import { timeKey, type TimeKey } from '../../db/time-key.ts'
import type { MemberCtx } from '../../context.ts'
import { keysetPage, type PageInput } from '../../db/paging.ts'
import { preparedList } from '../../db/prepared-list.ts'
import { loadPostCards } from '../post-card/index.ts'
import { restorableUntil } from './recycle-bin/restore-post.ts'
import { timeValues, type TimeValues } from '../post-access/index.ts'

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
  const { bin, publishType = null } = input
  const variant = { bin, ofType: publishType !== null }
  const valuesAfter = (after: TimeKey | null) => ({ ...timeValues(ctx, after), publishType })
  const { rows: shown, ...page } = await keysetPage(input, timeKey, {
    read: (window) => ownPosts.read(ctx.db, window, variant, valuesAfter(window.after)),
    count: () => ownPosts.count(ctx.db, variant, valuesAfter(null)),
    keyOf: (row): TimeKey => [row.at.getTime(), row.id],
  })
  const rowOf = new Map(shown.map((row) => [row.id, row]))
  const cards = await loadPostCards(ctx, shown)
  return { ...page, items: cards.map((card) => ({ ...card, ...stateOf(rowOf.get(card.id)) })) }
}

type OwnValues = TimeValues & { publishType: number | null }
type OwnVariant = { bin: boolean; ofType: boolean }

const ownPosts = preparedList<OwnValues, OwnVariant, OwnRow>('post.own', {
  rows: (param, { bin, ofType }) => {
    const deleted = sql.lit(publishStatus.deleted)
    return sql`from publish where author_id = ${param('viewerId')}::uuid
      and ${bin ? sql`status = ${deleted}` : sql`status <> ${deleted}`}
      ${ofType ? sql`and publish_type = ${param('publishType')}` : sql``}`
  },
  page: (rows, param, { bin }) => {
    const at = sql.ref(bin ? 'deleted_at' : 'created_at')
    return sql`select id, ${at} as at, deleted_at, status, review_reason ${rows}
      and (${at}, id) < (${param('afterTime')}::timestamptz, ${param('afterId')}::uuid)
      order by ${at} desc, id desc`
  },
})

function stateOf(row: OwnRow | undefined): Pick<OwnPost, 'deletedTime' | 'restoreUntil' | 'reviewReason'> {
  const deletedAt = row?.deleted_at ?? null
  return {
    deletedTime: deletedAt && timeTextOf(deletedAt),
    restoreUntil: deletedAt && timeTextOf(restorableUntil(deletedAt)),
    reviewReason: row?.status === publishStatus.refused ? row.review_reason : '',
  }
}

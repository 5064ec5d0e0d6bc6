import {
  categoryOf,
  publishStatus,
  id as idShape,
  reportTypes,
  type MethodParsed,
  postSheet,
  StaffPost,
  type StaffPostItem,
} from '@guangquan/contract'
import { nameOf, postKindNames, postStateNames } from '@guangquan/contract/staff/staff-names'
import { postPath } from '@guangquan/routes/post-path'
import { timeTextOf } from '@guangquan/rules/time-text'
import type { StaffCtx } from '../../context.ts'
import { fail } from '../../fail.ts'
import { defineExport } from '../../export/list-export.ts'
import { walkPages } from '../../export/walk-pages.ts'
import { loadNickNames } from '../member/index.ts'
import { findAnyPost, listAllPosts, postTargetName, type AnyPost } from '../post-access/index.ts'
import { loadPostCards } from '../post-card/index.ts'
import { countOpenReports, listReportedIds } from '../report/index.ts'
import { asReader } from '../review/index.ts'
import { findIndexedIds } from '../search/index.ts'
import { topicNames } from '../site/index.ts'

const shownText = 200

/** A page of the posts in every state. The keyword is an id or words. totalCount: capped. */
export async function listStaffPosts(ctx: StaffCtx, input: MethodParsed<typeof StaffPost.GetList>) {
  const { keyword = '', reported, ...filter } = input
  const text = keyword.trim()
  const isId = idShape.safeParse(text).success
  const ids = isId ? [text] : reported === true ? await listReportedIds(ctx.db, reportTypes.post) : undefined
  const words =
    isId || text === '' ? undefined : { text, foundIds: await findIndexedIds(ctx.db, postTargetName, text) }
  const { rows, ...page } = await listAllPosts(ctx, { ...filter, ids, words })
  return { ...page, items: await postItems(ctx, rows) }
}

export const postExport = defineExport(StaffPost.Export, postSheet, async function* (ctx, input) {
  const { reason: _reason, requestId: _requestId, ...filters } = input
  for await (const post of walkPages((page) => listStaffPosts(ctx, { ...page, ...filters }))) {
    yield {
      ...post,
      publishType: nameOf(postKindNames, post.publishType),
      status: nameOf(postStateNames, post.status),
      topics: post.topics.map(({ name }) => name),
    }
  }
})

/** Posts in the global search of the console. */
export const postSearch = {
  kind: 'post',
  access: StaffPost.GetList.access,
  find: async (ctx: StaffCtx, { text, limit }: { text: string; limit: number }) => {
    const { items } = await listStaffPosts(ctx, { keyword: text, maxResultCount: limit })
    return items.map(({ id, title, text: body, authorName }) => ({
      id,
      title: title || beginOf(body, 40),
      detail: authorName,
    }))
  },
} as const

/** @throws ContentNotFound */
export async function loadStaffPost(ctx: StaffCtx, id: string): Promise<StaffPostItem> {
  const [item] = await postItems(ctx, [(await findAnyPost(ctx, id)) ?? fail('ContentNotFound')])
  return item ?? fail('ContentNotFound')
}

const beginOf = (text: string, length: number) => [...text].slice(0, length).join('')

async function postItems(ctx: StaffCtx, rows: readonly AnyPost[]): Promise<StaffPostItem[]> {
  const ids = rows.map((row) => row.id)
  const [names, cards, reports, topics] = await Promise.all([
    loadNickNames(
      ctx.db,
      rows.map((row) => row.author_id),
    ),
    loadPostCards(asReader(ctx), rows),
    countOpenReports(ctx.db, reportTypes.post, ids),
    topicNames(ctx.app),
  ])
  const cardOf = new Map(cards.map((card) => [card.id, card]))
  return rows.map((row) => {
    const card = cardOf.get(row.id)
    return {
      id: row.id,
      authorId: row.author_id,
      authorName: names.get(row.author_id) ?? '',
      publishType: row.publish_type,
      status: row.status,
      title: row.title,
      text: beginOf(row.body, shownText),
      coverUrl: card?.pictures[0]?.url480 ?? card?.cover?.url480 ?? null,
      pictureCount: row.picture_count,
      topics: row.topic_ids.map((id) => ({ id, name: topics.get(id) ?? id })),
      tags: row.tags,
      likeCount: row.like_count,
      replyCount: row.reply_count,
      openReportCount: reports.get(row.id) ?? 0,
      reviewReason: row.review_reason,
      createTime: timeTextOf(row.created_at),
      path:
        row.status === publishStatus.published
          ? postPath({ id: row.id, category: categoryOf(row.publish_type), publishType: row.publish_type })
          : null,
      version: row.revision,
    }
  })
}

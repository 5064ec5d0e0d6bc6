import type { NewPublish, Picture, UserFollow } from '@guangquan/contract'
import { feedReasons } from '@guangquan/rules/posts/feed-order'
import type { Ctx } from '../../context.ts'
import type { PageInput } from '../../db/paging.ts'
import { fail } from '../../fail.ts'
import type { HandlersOf } from '../../http/calls/implement.ts'
import { isActiveMember } from '../member/index.ts'
import { listTopicIdsOf } from '../interest/index.ts'
import { findOpenPost } from '../post-access/index.ts'
import { loadCoverPictures, loadMatchedTiles, loadPictureTiles, loadPostCards } from '../post-card/index.ts'
import { listAuthorPosts } from './author-posts.read.ts'
import { listByAuthor, listSameAuthor } from './author.read.ts'
import { listDailyPicks } from './daily-picks.read.ts'
import { listFollowed } from './followed.read.ts'
import { listNewest } from './newest.read.ts'
import { listRecommended } from './recommended.read.ts'
import { listRecommendedPeople } from './recommend-people.ts'
import { listRelated } from './related.read.ts'
import { listWall } from './wall.read.ts'

const sameAuthorPictures = 6

/** Methods of NewPublish that list posts for a viewer. */
export const feedMethods = {
  GetFeed: async (ctx, input) => {
    const { rows, ...page } = await readFeed(ctx, input)
    return { ...page, items: await loadPostCards(ctx, rows) }
  },
  GetDailyPicks: async (ctx) => {
    const ids = await listDailyPicks(ctx)
    return loadPostCards(
      ctx,
      ids.map((id) => ({ id })),
    )
  },
  GetSameAuthorPictures: async (ctx, { id }) => {
    const post = id === undefined ? undefined : await findOpenPost(ctx, id)
    const ids =
      post === undefined
        ? await listTop(ctx, sameAuthorPictures)
        : await listSameAuthor(ctx, { id: post.id, authorId: post.author_id }, sameAuthorPictures)
    return loadCoverPictures(ctx, ids)
  },
  GetUserPosts: async (ctx, input) => {
    const [exists, { rows, ...page }] = await Promise.all([
      isActiveMember(ctx.db, input.userId),
      listAuthorPosts(ctx, input),
    ])
    if (!exists) fail('ContentNotFound')
    return { ...page, items: await loadPostCards(ctx, rows) }
  },
  GetRelated: async (ctx, { id }) => {
    const [post, related] = await Promise.all([findOpenPost(ctx, id), listRelated(ctx, id)])
    if (post === undefined) fail('ContentNotFound')
    return loadPictureTiles(ctx, related)
  },
} satisfies Partial<HandlersOf<typeof NewPublish>>

/** Methods of Picture that list photographs of many authors, or of one. */
export const wallMethods = {
  GetList: async (ctx, input) => {
    const { rows, ...page } = await listWall(ctx, input)
    return { ...page, items: await loadMatchedTiles(ctx, rows) }
  },
  GetUserPublishList: async (ctx, input) => {
    const [exists, { rows, ...page }] = await Promise.all([
      isActiveMember(ctx.db, input.userId),
      listByAuthor(ctx, input),
    ])
    if (!exists) fail('ContentNotFound')
    return { ...page, items: await loadPictureTiles(ctx, idsOf(rows)) }
  },
} satisfies Partial<HandlersOf<typeof Picture>>

/** Methods of UserFollow that recommend people. */
export const recommendMethods = {
  GetRecommendList: listRecommendedPeople,
} satisfies Partial<HandlersOf<typeof UserFollow>>

const feedTabs = { recommended: 1, followed: 2 } as const

async function readFeed(ctx: Ctx, input: PageInput & { tab: number }) {
  if (input.tab === feedTabs.followed) {
    const { viewer } = ctx
    if (viewer === null) fail('TokenInvalid')
    return listFollowed({ ...ctx, viewer }, input)
  }
  if (input.tab !== feedTabs.recommended) return listNewest(ctx, input)
  const topicIds = ctx.viewer === null ? [] : await listTopicIdsOf(ctx.db, ctx.viewer.id)
  const recommended = await listRecommended(ctx, input, { topicIds })
  if (recommended !== null) return recommended
  // Until there is an edition, the newest posts replace it, with that as their reason.
  const { rows, ...page } = await listNewest(ctx, input)
  return { ...page, rows: rows.map((row) => ({ ...row, why: feedReasons.newest })) }
}

async function listTop(ctx: Ctx, limit: number): Promise<string[]> {
  const page = { maxResultCount: limit }
  const { rows } = (await listRecommended(ctx, page, { picturesOnly: true })) ?? (await listNewest(ctx, page))
  return idsOf(rows)
}

function idsOf(rows: readonly { id: string }[]): string[] {
  return rows.map((row) => row.id)
}

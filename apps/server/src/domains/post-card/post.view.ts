import {
  erasedName,
  aiMark,
  categoryOf,
  type FollowState,
  type PostPart,
  type PublishCard,
  type PublishItem,
  type UserBrief,
} from '@guangquan/contract'
import { whyShownTexts } from '@guangquan/contract/feed/why-shown'
import { audiencesOf } from '@guangquan/rules/posts/exposure'
import { feedReasons } from '@guangquan/rules/posts/feed-order'
import { timeTextOf } from '@guangquan/rules/time-text'
import type { Ctx } from '../../context.ts'
import { cacheByVersion, type Versioned } from '../../cache/version-cache.ts'
import { extendImmutable, makeImmutable } from '../../http/pages/immutable.ts'
import { showRights } from '../../verdict.ts'
import { hideExif } from '../exposure/index.ts'
import { loadPictures, type PictureView } from '../media/index.ts'
import { loadUserBriefs } from '../member/index.ts'
import { topicNames } from '../site/index.ts'
import { queryKinds, wirePostPart, postCircles, type ShownCircle } from '../post-extension/index.ts'
import { postVerdicts } from '../post-access/index.ts'
import { cardCache, cacheKeyOf } from './card-cache.ts'
import { cardOf, type MarkField, type ShownCard, type ShownPost } from './publish-card.ts'
import { markRows, postRows, type MarkRow, type PicturePart, type PostRow } from './post-rows.ts'

/** A post to show, with the reason for its position if it has one. */
export interface PostPlace {
  id: string
  why?: number
}

/**
 * Posts as this viewer's lists show them, in the order given: one query for the viewer's reactions and three for those
 * not cached on this node, for any number, plus one per kind with a part of its own. The caller has checked that they
 * may be seen.
 */
export async function loadPostCards(ctx: Ctx, places: readonly PostPlace[]): Promise<PublishCard[]> {
  const found = await findPosts(ctx, places, await loadMarks(ctx, places))
  return show(ctx, found, ({ card }) => card)
}

/** As `loadPostCards`, each as on its own page. */
export async function loadPosts(ctx: Ctx, places: readonly PostPlace[]): Promise<PublishItem[]> {
  return showPosts(ctx, places, await loadMarks(ctx, places))
}

/** As `loadPosts`, where the viewer's relation to the posts is already known. */
export async function showPosts(
  ctx: Ctx,
  places: readonly PostPlace[],
  marks: readonly MarkRow[],
): Promise<PublishItem[]> {
  const found = await findPosts(ctx, places, marks)
  return show(ctx, found, ({ shown }) => shown)
}

/** Cards of posts, each with the additional content of its page. */
export async function loadCardsWithPosts(
  ctx: Ctx,
  places: readonly PostPlace[],
): Promise<{ card: PublishCard; post: ShownPost }[]> {
  const found = await findPosts(ctx, places, await loadMarks(ctx, places))
  const cards = await show(ctx, found, ({ card }) => card)
  const posts = new Map(found.map(({ cached }) => [cached.shown.id, cached.shown]))
  return cards.flatMap((card) => {
    const post = posts.get(card.id)
    return post === undefined ? [] : [{ card, post }]
  })
}

async function loadMarks(ctx: Ctx, places: readonly PostPlace[]): Promise<MarkRow[]> {
  if (places.length === 0) return []
  const viewerId = ctx.viewer?.id ?? null
  const ids = places.map((place) => place.id)
  return markRows(ctx.db, { member: viewerId !== null }, { ids, viewerId })
}

interface FoundPost {
  cached: CachedPost
  mark: MarkRow
  why: number | undefined
}

async function findPosts(
  ctx: Ctx,
  places: readonly PostPlace[],
  marks: readonly MarkRow[],
): Promise<FoundPost[]> {
  const keyed = marks.map((mark) => ({ ...mark, key: cacheKeyOf(ctx, mark) }))
  const posts = await cachedPosts(ctx, keyed)
  const byId = new Map(keyed.map((mark) => [mark.id, mark]))
  return places.flatMap(({ id, why }) => {
    const mark = byId.get(id)
    const cached = mark && posts.get(mark.key)
    return mark === undefined || cached === undefined ? [] : [{ cached, mark, why }]
  })
}

/** @param partOf the content of a post that is the same for all viewers of one kind */
async function show<B extends ShownPost | ShownCard>(
  ctx: Ctx,
  found: readonly FoundPost[],
  partOf: (cached: CachedPost) => B,
) {
  const circles = await postCircles.get().loadShown(
    ctx,
    found.flatMap(({ cached }) => cached.post.circle_id ?? []),
  )
  const shown = found.map((one) => extendImmutable(partOf(one.cached), marksOf(ctx, one, circles)))
  const parts = await queryKinds(shown, (kind, ids) => kind.loadMarks?.(ctx, ids))
  return parts.size === 0 ? shown : shown.map((post) => withPart(post, parts.get(post.id)))
}

function withPart<B extends object>(post: B, part: PostPart | undefined): B {
  return part === undefined ? post : { ...post, ...wirePostPart(part) }
}

/** Everything of a post that is the same for all its viewers of one kind. */
interface CachedPost {
  post: Pick<PostRow, 'circle_id'>
  shown: ShownPost
  card: ShownCard
}

const cachedPosts = cacheByVersion<MarkRow & Versioned, CachedPost, Ctx>(cardCache, async (ctx, missing) => {
  const rows = await postRows(ctx.db, { ids: missing.map((one) => one.id) })
  const [people, pictures, topics, parts] = await Promise.all([
    loadUserBriefs(
      ctx,
      rows.map((row) => row.author_id),
    ),
    loadPictures(
      ctx,
      rows.flatMap((row) => row.pictures.map((picture) => picture.fileId)),
    ),
    topicNames(ctx.app),
    queryKinds(
      rows.map((row) => ({ id: row.id, publishType: row.publish_type })),
      (kind, ids) => kind.loadShown?.(ctx, ids),
    ),
  ])
  return rows.flatMap((row) => {
    const author = people.get(row.author_id)
    if (author === undefined) return []
    const isAuthor = ctx.viewer?.id === row.author_id
    const shown = shownOf(row, author, { pictures, topics, part: parts.get(row.id), isAuthor })
    return [
      {
        key: cacheKeyOf(ctx, row),
        version: row.version,
        value: { post: row, shown, card: makeImmutable(cardOf(shown)) },
      },
    ]
  })
})

interface Parts {
  pictures: Map<string, PictureView>
  topics: ReadonlyMap<string, string>
  part: PostPart | undefined
  isAuthor: boolean
}

function shownOf(row: PostRow, author: UserBrief, { pictures, topics, part, isAuthor }: Parts): ShownPost {
  const { expose_fans: fans, expose_followed: followed, expose_others: others, expose_circle: circle } = row
  return makeImmutable({
    id: row.id,
    category: categoryOf(row.publish_type),
    publishType: row.publish_type,
    publishSubType: row.publish_sub_type,
    title: row.title,
    summary: row.body,
    pictures: makeImmutable(
      row.pictures.flatMap((one) => pictureOf(one, pictures.get(one.fileId), isAuthor)),
    ),
    ...wirePostPart(part),
    topicInfos: row.topic_ids.flatMap((id) => {
      const name = topics.get(id)
      return name === undefined ? [] : [{ id, name }]
    }),
    tags: row.tags,
    place: row.place,
    authorId: row.author_id,
    authorNickName: author.nickName,
    authorHeadPic: author.headPicUrl,
    authorHeadImg: author.headPicUrl,
    authorUserCategoryIcon: author.userCategoryIcon,
    authorUsedFrameSrc: author.usedFrameSrc,
    authorUsedAchievementSrc: author.usedAchievementSrc,
    authorUsedAchievementTitle: author.usedAchievementTitle,
    authorLevel: author.level,
    authorUserLevelIcon: author.userLevelIcon,
    // Nobody else can have this name.
    authorErased: author.nickName === erasedName,
    levelIconUrl: author.userLevelIcon,
    viewCount: row.view_count,
    isAuthor,
    ...showRights(postVerdicts(isAuthor ? { id: row.author_id } : null, row)),
    commentsClosed: row.comments_closed,
    atUsers: row.mentions,
    critiqueOpen: row.critique_open,
    aiMark: aiMark.parse(row.ai_mark),
    aiSuspected: row.ai_suspected,
    exposeUser: audiencesOf({ fans, followed, others, circle }),
    status: row.status,
    createTime: timeTextOf(row.created_at),
    editedTime: row.edited_at === null ? null : timeTextOf(row.edited_at),
  })
}

function marksOf(
  ctx: Ctx,
  { cached, mark, why }: FoundPost,
  circles: ReadonlyMap<string, ShownCircle>,
): Pick<PublishItem, MarkField> {
  return {
    circle: circles.get(cached.post.circle_id ?? '') ?? null,
    authorFollowState: mark.follow_state,
    isLike: mark.is_like,
    isCollect: mark.is_collect,
    likeCount: mark.like_count,
    collectCount: mark.collect_count,
    replyCount: mark.reply_count,
    shareCount: mark.share_count,
    addComment: ctx.viewer !== null && cached.shown.can.comment === true,
    whyShown: why === undefined ? null : whyText(why, mark.follow_state),
  }
}

/** A photograph of a post as on the wire; nothing when its file no longer exists. */
export function pictureOf(
  part: PicturePart,
  picture: PictureView | undefined,
  isAuthor: boolean,
): PublishItem['pictures'] {
  if (picture === undefined) return []
  const { title, alt } = part
  return [{ ...picture, id: part.id, title, alt, exif: hideExif(picture.exif, part.hidden, isAuthor) }]
}

function whyText(why: number, followState: FollowState): string {
  if (followState !== 0) return whyShownTexts.followed
  switch (why) {
    case feedReasons.editorPick:
      return whyShownTexts.editorPick
    case feedReasons.newcomer:
      return whyShownTexts.newcomer
    case feedReasons.topic:
      return whyShownTexts.topic
    case feedReasons.hot:
      return whyShownTexts.hot
    default:
      return whyShownTexts.newest
  }
}

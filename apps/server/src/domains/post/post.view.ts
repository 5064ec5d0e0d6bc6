import { categories, whyShownTexts, type PublishItem } from '@guangquan/contract'
import { audiencesOf } from '@guangquan/rules/exposure'
import { feedReasons } from '@guangquan/rules/feed-order'
import { timeTextOf } from '@guangquan/rules/time-text'
import type { UserBrief } from '@guangquan/contract'
import type { Ctx } from '../../context.ts'
import { hideExif, loadPictures, type PictureView } from '../media/index.ts'
import { loadUserBriefs } from '../member/index.ts'
import { topicNames } from '../site/index.ts'
import { canComment } from './post.policy.ts'
import { postRows, type PicturePart, type PostRow } from './post-rows.ts'

/** A post to show, with the reason of its place where it has one. */
export interface PostPlace {
  id: string
  why?: number
}

/**
 * Posts as this viewer's lists and pages show them, in the order given: one query for the posts with what the viewer
 * did to them, then people and photographs at once, for any number. The caller has checked that they may be seen.
 */
export async function loadPostCards(ctx: Ctx, places: readonly PostPlace[]): Promise<PublishItem[]> {
  if (places.length === 0) return []
  const rows = await postRows(
    ctx.db,
    { member: ctx.viewer !== null },
    { ids: places.map((place) => place.id), viewerId: ctx.viewer?.id ?? null },
  )
  const [people, pictures, topics] = await Promise.all([
    loadUserBriefs(
      ctx,
      rows.map((row) => row.author_id),
    ),
    loadPictures(
      ctx,
      rows.flatMap((row) => row.pictures.map((picture) => picture.fileId)),
    ),
    topicNames(ctx.app),
  ])
  const byId = new Map(rows.map((row) => [row.id, row]))
  return places.flatMap(({ id, why }) => {
    const row = byId.get(id)
    const author = row && people.get(row.author_id)
    if (row === undefined || author === undefined) return []
    return [cardOf(ctx, row, author, { pictures, topics, why })]
  })
}

interface Parts {
  pictures: Map<string, PictureView>
  topics: ReadonlyMap<string, string>
  why: number | undefined
}

function cardOf(ctx: Ctx, row: PostRow, author: UserBrief, parts: Parts): PublishItem {
  const isAuthor = ctx.viewer?.id === row.author_id
  const { expose_fans: fans, expose_followed: followed, expose_others: others } = row
  return {
    id: row.id,
    category: categories.post,
    publishType: row.publish_type,
    publishSubType: row.publish_sub_type,
    title: row.title,
    summary: row.body,
    pictures: row.pictures.flatMap((part) => pictureOf(part, parts.pictures.get(part.fileId), isAuthor)),
    topicInfos: row.topic_ids.flatMap((id) => {
      const name = parts.topics.get(id)
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
    authorLevel: author.level,
    authorUserLevelIcon: author.userLevelIcon,
    levelIconUrl: author.userLevelIcon,
    authorFollowState: author.followState,
    likeCount: row.like_count,
    collectCount: row.collect_count,
    replyCount: row.reply_count,
    shareCount: row.share_count,
    viewCount: row.view_count,
    isLike: row.is_like,
    isCollect: row.is_collect,
    isAuthor,
    addComment: ctx.viewer !== null && canComment(ctx.viewer, row) === 'ok',
    exposeUser: isAuthor ? audiencesOf({ fans, followed, others }) : null,
    status: row.status,
    createTime: timeTextOf(row.created_at),
    editedTime: row.edited_at === null ? null : timeTextOf(row.edited_at),
    whyShown: parts.why === undefined ? null : whyText(parts.why, author),
  }
}

/** A photograph of a post as the wire shows it; nothing when its file is gone. */
export function pictureOf(
  part: PicturePart,
  picture: PictureView | undefined,
  isAuthor: boolean,
): PublishItem['pictures'] {
  if (picture === undefined) return []
  const { title, alt } = part
  return [{ ...picture, id: part.id, title, alt, exif: hideExif(picture.exif, part.hidden, isAuthor) }]
}

function whyText(why: number, author: UserBrief): string {
  if (author.followState !== 0) return whyShownTexts.followed
  switch (why) {
    case feedReasons.editorPick:
      return whyShownTexts.editorPick
    case feedReasons.newcomer:
      return whyShownTexts.newcomer
    case feedReasons.hot:
      return whyShownTexts.hot
    default:
      return whyShownTexts.newest
  }
}

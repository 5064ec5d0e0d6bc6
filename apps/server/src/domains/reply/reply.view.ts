import type { CommentPicture, ReplyChild, ReplyItem, UserBrief } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import type { Ctx } from '../../context.ts'
import { showRights } from '../../verdict.ts'
import { loadCommentPictures } from '../media/index.ts'
import { loadUserBriefs } from '../member/index.ts'
import { findTeamReach } from '../post-extension/index.ts'
import { critiqueOf } from './critique-row.ts'
import { firstChildrenOf, type ReplyRow } from './reply-rows.ts'
import { replyVerdicts } from './reply.policy.ts'

/** The post whose comments are shown. */
interface PostOfReplies {
  author_id: string
  circle_id: string | null
}

/** First-level comments with their first two answers, for the viewer, in the given order. */
export async function loadReplyItems(
  ctx: Ctx,
  post: PostOfReplies,
  rows: readonly ReplyRow[],
): Promise<ReplyItem[]> {
  const parentIds = rows.filter((row) => row.child_count > 0).map((row) => row.id)
  const viewerId = ctx.viewer?.id ?? null
  const children =
    parentIds.length === 0
      ? []
      : await firstChildrenOf(ctx.db, { member: viewerId !== null }, { viewerId, parentIds })
  const parts = await loadParts(ctx, post, [...rows, ...children])
  const byParent = Map.groupBy(children, (child) => child.parent_id)
  return rows.map((row) => ({
    ...viewOf(ctx, post, row, parts),
    pinned: row.pinned,
    critique: critiqueOf(row),
    children: (byParent.get(row.id) ?? []).map((child) => viewOf(ctx, post, child, parts)),
    childCount: row.child_count,
  }))
}

/** Answers to a comment, for this viewer, in the order given. */
export async function loadReplyChildren(
  ctx: Ctx,
  post: PostOfReplies,
  rows: readonly ReplyRow[],
): Promise<ReplyChild[]> {
  const parts = await loadParts(ctx, post, rows)
  return rows.map((row) => viewOf(ctx, post, row, parts))
}

interface Parts {
  people: Map<string, UserBrief>
  pictures: Map<string, CommentPicture>
  /** Writers whose comments the viewer may delete as one of the team of the post's circle. */
  teamReach: ReadonlySet<string>
}

async function loadParts(ctx: Ctx, post: PostOfReplies, rows: readonly ReplyRow[]): Promise<Parts> {
  const [people, pictures, teamReach] = await Promise.all([
    loadUserBriefs(
      ctx,
      rows.flatMap((row) => (row.reply_to_id === null ? [row.author_id] : [row.author_id, row.reply_to_id])),
    ),
    loadCommentPictures(
      ctx,
      rows.flatMap((row) => row.file_id ?? []),
    ),
    findTeamReach(
      ctx,
      post.circle_id,
      rows.map((row) => row.author_id),
    ),
  ])
  return { people, pictures, teamReach }
}

function viewOf(ctx: Ctx, post: PostOfReplies, row: ReplyRow, parts: Parts): ReplyChild {
  const { people, pictures, teamReach } = parts
  const writer = people.get(row.author_id)
  // Members are never removed from the table, only marked.
  if (writer === undefined) throw new Error(`comment ${row.id} has no writer`)
  return {
    id: row.id,
    publishId: row.publish_id,
    parentId: row.parent_id,
    replyToUser: row.reply_to_id === null ? null : (people.get(row.reply_to_id)?.nickName ?? null),
    userId: row.author_id,
    nickName: writer.nickName,
    fromUserHeadPicUrl: writer.headPicUrl,
    fromUserCategoryIcon: writer.userCategoryIcon,
    fromUsedFrameSrc: writer.usedFrameSrc,
    fromUsedAchievementSrc: writer.usedAchievementSrc,
    fromUsedAchievementTitle: writer.usedAchievementTitle,
    level: writer.level,
    text: row.body,
    atUsers: row.mentions,
    picture: row.file_id === null ? null : (pictures.get(row.file_id) ?? null),
    folded: row.folded,
    likeCount: row.like_count,
    isLike: row.is_like,
    isAuthor: row.author_id === post.author_id,
    ...showRights(replyVerdicts(ctx.viewer, row, { postAuthorId: post.author_id, teamReach })),
    createTime: timeTextOf(row.created_at),
  }
}

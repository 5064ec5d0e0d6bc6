import {
  likeNoticeKinds,
  likeNoticeText,
  noticeText,
  noticeTexts,
  type LikeNoticeItem,
  type NoticeItem,
  type NoticeKind,
  type NoticePerson,
  type PublishItem,
  type UserBrief,
} from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import type { MemberCtx } from '../../context.ts'
import { loadUserBriefs } from '../member/index.ts'
import { loadPostCards } from '../post/index.ts'
import { loadReplyTexts } from '../reply/index.ts'
import type { LikeNoticeRow } from './like-notice.read.ts'
import type { NoticeRow } from './notice.read.ts'

/** Notices as their list shows them, in the order given: people, posts and comments in one query each. */
export async function loadNoticeItems(ctx: MemberCtx, rows: readonly NoticeRow[]): Promise<NoticeItem[]> {
  const { people, posts, texts } = await loadParts(ctx, {
    people: rows.flatMap((row) => row.from_member_id ?? []),
    posts: rows.flatMap((row) => row.publish_id ?? []),
    replies: rows.flatMap((row) => row.reply_id ?? []),
  })
  return rows.flatMap((row) => {
    const post = row.publish_id === null ? null : (posts.get(row.publish_id) ?? null)
    const from = row.from_member_id === null ? null : (people.get(row.from_member_id) ?? null)
    if (!isKind(row.kind)) return []
    return [
      {
        id: row.id,
        tab: row.tab,
        type: row.kind,
        fromUser: from === null ? null : personOf(from),
        text: noticeText(row.kind, post, row.note),
        quote: row.reply_id === null ? '' : (texts.get(row.reply_id) ?? ''),
        target: post === null ? null : targetOf(post, row.reply_id === null ? null : 'comment'),
        count: 1,
        isRead: row.read_at !== null,
        createTime: timeTextOf(row.created_at),
      },
    ]
  })
}

/** Groups of likes as their list shows them, in the order given. */
export async function loadLikeNoticeItems(
  ctx: MemberCtx,
  rows: readonly LikeNoticeRow[],
): Promise<LikeNoticeItem[]> {
  const { people, posts, texts } = await loadParts(ctx, {
    people: rows.flatMap((row) => row.newest),
    posts: rows.map((row) => row.publish_id),
    replies: rows.flatMap((row) => (row.kind === likeNoticeKinds.likeReply ? row.target_id : [])),
  })
  return rows.flatMap((row) => {
    const post = posts.get(row.publish_id)
    if (post === undefined) return []
    const ofReply = row.kind === likeNoticeKinds.likeReply
    return [
      {
        id: row.id,
        kind: row.kind,
        fromUsers: row.newest.flatMap((id) => {
          const person = people.get(id)
          return person === undefined ? [] : [personOf(person)]
        }),
        text: likeNoticeText(row.kind, post),
        quote: ofReply ? (texts.get(row.target_id) ?? '') : '',
        target: targetOf(post, ofReply ? 'comment' : null),
        count: row.actors,
        isRead: row.read_at !== null,
        createTime: timeTextOf(row.newest_at),
      },
    ]
  })
}

interface Parts {
  people: readonly string[]
  posts: readonly string[]
  replies: readonly string[]
}

async function loadParts(ctx: MemberCtx, ids: Parts) {
  const [people, cards, texts] = await Promise.all([
    loadUserBriefs(ctx, ids.people),
    loadPostCards(
      ctx,
      [...new Set(ids.posts)].map((id) => ({ id })),
    ),
    loadReplyTexts(ctx.db, ids.replies),
  ])
  return { people, posts: new Map(cards.map((card) => [card.id, card])), texts }
}

function isKind(kind: string): kind is NoticeKind {
  return Object.hasOwn(noticeTexts, kind)
}

function personOf(brief: UserBrief): NoticePerson {
  return {
    ...brief,
    fromUserHeadPicUrl: brief.headPicUrl,
    fromUserCategoryIcon: brief.userCategoryIcon,
    fromUsedFrameSrc: brief.usedFrameSrc,
  }
}

function targetOf(post: PublishItem, anchor: 'comment' | null): LikeNoticeItem['target'] {
  return {
    category: post.category,
    publishType: post.publishType,
    id: post.id,
    anchor,
    title: post.title,
    coverUrl: post.pictures[0]?.url480 ?? post.cover?.url480 ?? null,
  }
}

import {
  likeNoticeText,
  noticeText,
  noticeTexts,
  type LikeNoticeItem,
  type NoticeItem,
  type NoticeKind,
  type NoticePerson,
  type UserBrief,
} from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import type { MemberCtx } from '../../context.ts'
import { loadUserBriefs } from '../member/index.ts'
import { loadTargetSubjects, targetNamed, type TargetSubject } from '../target/index.ts'
import type { LikeNoticeRow } from './like-notice.read.ts'
import { markOf } from './mark-numbers.ts'
import type { NoticeRow } from './notice.read.ts'

/** Notices as their list shows them, in the order given: people, and each kind of target, in one query each. */
export async function loadNoticeItems(ctx: MemberCtx, rows: readonly NoticeRow[]): Promise<NoticeItem[]> {
  const [people, subjects] = await Promise.all([
    loadUserBriefs(
      ctx,
      rows.flatMap((row) => row.from_member_id ?? []),
    ),
    loadTargetSubjects(ctx, rows.flatMap(targetsOf)),
  ])
  return rows.flatMap((row) => {
    const subject = row.target_id === null ? undefined : subjects.get(row.target_id)
    const from = row.from_member_id === null ? undefined : people.get(row.from_member_id)
    if (!isKind(row.kind)) return []
    return [
      {
        id: row.id,
        tab: row.tab,
        type: row.kind,
        fromUser: from === undefined ? null : personOf(from),
        text: noticeText(row.kind, subject?.title ?? null, row.note),
        ...shownOf(subject),
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
  const [people, subjects] = await Promise.all([
    loadUserBriefs(
      ctx,
      rows.flatMap((row) => row.newest),
    ),
    loadTargetSubjects(ctx, rows.flatMap(targetsOf)),
  ])
  return rows.flatMap((row) => {
    const subject = subjects.get(row.target_id)
    const mark = markOf(row.kind)
    const kind = mark && targetNamed(row.target_kind)?.likeNoticeKinds?.[mark]
    if (subject === undefined || mark === undefined || kind === undefined) return []
    return [
      {
        id: row.id,
        kind,
        fromUsers: row.newest.flatMap((id) => {
          const person = people.get(id)
          return person === undefined ? [] : [personOf(person)]
        }),
        text: likeNoticeText(mark, subject.name),
        quote: subject.quote,
        target: subject.link,
        count: row.actors,
        isRead: row.read_at !== null,
        createTime: timeTextOf(row.newest_at),
      },
    ]
  })
}

function targetsOf(row: { target_kind: string | null; target_id: string | null }) {
  return row.target_kind === null || row.target_id === null
    ? []
    : [{ kind: row.target_kind, id: row.target_id }]
}

function shownOf(subject: TargetSubject | undefined) {
  return subject === undefined ? { quote: '', target: null } : { quote: subject.quote, target: subject.link }
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

import { reviewDecision, reviewKind, type EarlierDecision, type ReviewCaseDetail } from '@guangquan/contract'
import { looksArranged } from '@guangquan/rules/people/report-signs'
import { timeTextOf } from '@guangquan/rules/time-text'
import type { StaffCtx } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import { fail } from '../../fail.ts'
import { loadReviewedArticle } from '../article/index.ts'
import { loadNearCopies } from '../evidence/index.ts'
import { loadReviewedMember } from './reviewed-member.read.ts'
import { loadPosts } from '../post-card/index.ts'
import { loadReviewedReplies } from '../reply/index.ts'
import { loadReportsOf } from '../report/index.ts'
import { loadReviewedVideo } from '../video/index.ts'
import { findCase, targetOfCase } from './case.store.ts'
import { asReader, caseItems } from './cases.view.ts'
import { profileChange } from './profile-change.ts'
import { caseKinds } from './kinds/kinds.ts'

const maxDecisions = 20

/** An open case with everything a decision needs. @throws ContentNotFound for one that was decided */
export async function loadCase(ctx: StaffCtx, { id }: { id: string }): Promise<ReviewCaseDetail> {
  const row = await findCase(ctx.db, id)
  if (row === undefined || row.decided_at !== null) fail('ContentNotFound')
  const { kind, targetId, memberId } = targetOfCase(row)
  const reader = asReader(ctx)
  const { reportType } = caseKinds[kind]
  const [[item], replies, member, decisions, { reports, signs }] = await Promise.all([
    caseItems(ctx, [row]),
    loadReviewedReplies(reader, kind === 'comment' ? [targetId] : []),
    loadReviewedMember(ctx.db, memberId),
    listEarlierDecisions(ctx.db, memberId),
    reportType === null ? { reports: [], signs: [] } : loadReportsOf(reader, { reportType, targetId }),
  ])
  if (item === undefined) fail('ContentNotFound')
  const comment = replies.get(targetId)
  const postId = kind === 'post' ? targetId : comment?.publishId
  const [post] = postId === undefined ? [] : await loadPosts(reader, [{ id: postId }])
  const isOwnPost = kind === 'post' && post !== undefined
  return {
    ...item,
    post: post ?? null,
    article: isOwnPost ? await loadReviewedArticle(reader, post) : null,
    nearCopies: kind === 'post' ? await loadNearCopies(reader, targetId) : [],
    video: isOwnPost ? await loadReviewedVideo(reader, post.id) : null,
    comment:
      comment === undefined
        ? null
        : { text: comment.text, picture: comment.picture, createTime: timeTextOf(comment.createdAt) },
    card: kind === 'card' ? { clubCardMasked: item.text } : null,
    profile: profileChange(ctx.app, row.profile_before, {
      nickName: item.nickName,
      introduction: member.introduction,
      headPicUrl: item.headPicUrl,
    }),
    member: {
      introduction: member.introduction,
      level: member.level,
      joinTime: timeTextOf(member.joinedAt),
      publishCount: member.publishCount,
      decisions,
    },
    reports,
    reportSigns: signs,
    looksArranged: looksArranged(signs),
  }
}

async function listEarlierDecisions(db: Queryable, memberId: string): Promise<EarlierDecision[]> {
  const rows = await db
    .selectFrom('review_case')
    .where('member_id', '=', memberId)
    .where('decided_at', 'is not', null)
    .where('decision', '<>', 'gone')
    .select(['id', 'kind', 'decision', 'days', 'reason', 'decided_name', 'decided_at'])
    .orderBy('decided_at', 'desc')
    .limit(maxDecisions)
    .execute()
  return rows.flatMap((row) =>
    row.decided_at === null
      ? []
      : [
          {
            id: row.id,
            kind: reviewKind.parse(row.kind),
            decision: reviewDecision.parse(row.decision),
            days: row.days,
            reason: row.reason,
            decidedBy: row.decided_name ?? '',
            decideTime: timeTextOf(row.decided_at),
          },
        ],
  )
}

import {
  publishStatus,
  reviewCause,
  type MethodOutput,
  type ReviewCase,
  type ReviewCaseItem,
} from '@guangquan/contract'
import type { MemberCtx, StaffCtx } from '../../context.ts'
import { loadMaskedCards } from '../club/index.ts'
import { loadUserBriefs } from '../member/index.ts'
import { loadPostCards } from '../post-card/index.ts'
import { loadReviewedReplies } from '../reply/index.ts'
import { targetOfCase, type CaseRow } from './case.store.ts'

type Claim = MethodOutput<typeof ReviewCase.Claim>['claim']

/** The columns that the queue reads of a case; the other ones are large. */
export const listedColumns = [
  'id',
  'kind',
  'target_id',
  'member_id',
  'priority',
  'causes',
  'report_count',
  'opened_at',
  'claimed_by',
  'claimed_name',
  'claimed_until',
  'version',
] as const satisfies (keyof CaseRow)[]
export type ListedCase = Pick<CaseRow, (typeof listedColumns)[number]>

/** What the queue shows of a target. */
interface Shown {
  text: string
  coverUrl: string | null
  isShown: boolean
}

const textLength = 80

/** Staff see content like a member who follows and blocks nobody. */
export function asReader(ctx: StaffCtx): MemberCtx {
  return { ...ctx, viewer: { id: ctx.staff.id, sessionId: ctx.staff.sessionId } }
}

/** Who claims a case at the moment; null if nobody does. */
export function claimOf({ now, staff }: Pick<StaffCtx, 'now' | 'staff'>, row: ListedCase): Claim | null {
  const { claimed_until: until, claimed_by: by, claimed_name: name } = row
  if (until === null || until <= now) return null
  return { by: name ?? '', isOwn: by === staff.id, until: until.getTime() }
}

/** Cases as the queue shows them: a few queries for any number. */
export async function caseItems(ctx: StaffCtx, rows: readonly ListedCase[]): Promise<ReviewCaseItem[]> {
  const reader = asReader(ctx)
  const idsOf = (kind: string) => rows.filter((row) => row.kind === kind).map((row) => row.target_id)
  const [people, posts, comments, cards] = await Promise.all([
    loadUserBriefs(
      reader,
      rows.map((row) => row.member_id),
    ),
    loadPostCards(
      reader,
      idsOf('post').map((id) => ({ id })),
    ),
    loadReviewedReplies(reader, idsOf('comment')),
    loadMaskedCards(ctx.db, idsOf('card')),
  ])
  const shown = new Map<string, Shown>()
  for (const post of posts) {
    shown.set(`post:${post.id}`, {
      text: `${post.title} ${post.summary}`.trim(),
      coverUrl: post.pictures[0]?.url480 ?? post.cover?.url480 ?? null,
      isShown: post.status === publishStatus.published,
    })
  }
  for (const { id, text, picture, isShown } of comments.values()) {
    shown.set(`comment:${id}`, { text, coverUrl: picture?.url480 ?? null, isShown })
  }
  for (const [id, masked] of cards) {
    shown.set(`card:${id}`, { text: masked, coverUrl: null, isShown: false })
  }
  return rows.map((row) => {
    const { kind, targetId, memberId } = targetOfCase(row)
    const person = people.get(memberId)
    const found = shown.get(`${kind}:${targetId}`)
    return {
      id: row.id,
      kind,
      targetId,
      memberId,
      nickName: person?.nickName ?? '',
      headPicUrl: person?.headPicUrl ?? '',
      text: [...(found?.text ?? '')].slice(0, textLength).join(''),
      coverUrl: found?.coverUrl ?? null,
      causes: reviewCause.array().parse(row.causes),
      reportCount: row.report_count,
      isShown: found?.isShown ?? kind === 'member',
      openedAt: row.opened_at.getTime(),
      claim: claimOf(ctx, row),
      version: row.version,
    }
  })
}

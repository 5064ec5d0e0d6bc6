import { likeNoticeKinds, noticeTabs } from '@guangquan/contract'
import { dayOf } from '@guangquan/rules/time-text'
import type { Tx } from '../../../db/client.ts'
import type { DemoPart } from '../../../demo/demo-part.ts'
import { demoId } from '../../../demo/demo-id.ts'
import { insertRows } from '../../../demo/insert-rows.ts'
import type { Act, DemoPlan, PlannedPost } from '../../../demo/plan.ts'
import { makeRandom } from '../../../demo/random.ts'

/** The subject of a notice. */
interface About {
  tab: number
  kind: string
  target_kind: string | null
  target_id: string | null
}

/** Older notices are read. */
const freshMs = 30 * 3600_000

/** Notices of the planned comments, follows, likes and collects, as the subscribers would have written them. */
export const noticeDemo: DemoPart = { addRows: ({ plan }, tx) => addNotices(tx, plan) }

async function addNotices(tx: Tx, plan: DemoPlan): Promise<void> {
  const random = makeRandom('notices')
  const readAt = (at: Date) =>
    plan.now.getTime() - at.getTime() > freshMs ? new Date(at.getTime() + 3600_000) : null
  const notice = (to: { id: string }, from: { id: string }, at: Date, rest: About) => ({
    id: demoId(random, at),
    member_id: to.id,
    from_member_id: from.id,
    read_at: readAt(at),
    created_at: at,
    ...rest,
  })
  const ofReplies = plan.replies.flatMap((reply) => {
    const { author, post, parent, createdAt } = reply
    const about = { tab: noticeTabs.comments, target_kind: 'comment', target_id: reply.id }
    const answered = parent === null ? null : (reply.replyTo ?? parent.author)
    return [
      ...(answered === null || answered === author
        ? []
        : [notice(answered, author, createdAt, { ...about, kind: 'reply.toReply' })]),
      ...(post.author === author || post.author === answered
        ? []
        : [notice(post.author, author, createdAt, { ...about, kind: 'reply.toPost' })]),
    ]
  })
  const ofFollows = plan.follows.map(({ actor, target, at }) =>
    notice(target, actor, at, {
      tab: noticeTabs.followers,
      kind: 'member.followed',
      target_kind: null,
      target_id: null,
    }),
  )
  await insertRows(tx, 'notice', [...ofReplies, ...ofFollows])
  await addLikeNotices(tx, likeNoticeKinds.like, plan.likes, readAt)
  await addLikeNotices(tx, likeNoticeKinds.collect, plan.collects, readAt)
}

async function addLikeNotices(
  tx: Tx,
  kind: 1 | 2,
  acts: readonly Act<PlannedPost>[],
  readAt: (at: Date) => Date | null,
): Promise<void> {
  const random = makeRandom(`like notices ${kind}`)
  const groups = [
    ...Map.groupBy(
      acts.filter((act) => act.actor !== act.target.author),
      (act) => `${act.target.id} ${dayOf(act.at)}`,
    ).values(),
  ].flatMap((of) => {
    const newest = of.toSorted((a, b) => b.at.getTime() - a.at.getTime())
    const [last] = newest
    return last === undefined ? [] : [{ id: demoId(random, last.at), last, acts: newest }]
  })
  await insertRows(
    tx,
    'like_notice',
    groups.map(({ id, last }) => ({
      id,
      member_id: last.target.author.id,
      kind,
      target_kind: 'post',
      target_id: last.target.id,
      day: dayOf(last.at),
      read_at: readAt(last.at),
      newest_at: last.at,
    })),
  )
  await insertRows(
    tx,
    'like_notice_actor',
    groups.flatMap((group) =>
      group.acts.map((act) => ({
        target_id: act.target.id,
        kind,
        actor_id: act.actor.id,
        like_notice_id: group.id,
        created_at: act.at,
      })),
    ),
  )
}

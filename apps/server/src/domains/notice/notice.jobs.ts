import { noticeTabs } from '@guangquan/contract'
import * as z from 'zod'
import type { Tx } from '../../db/client.ts'
import type { EventPayload } from '../../events/catalogue.ts'
import { subscribe, type EventCtx, type Subscription } from '../../events/subscription.ts'
import { defineJob, type Job, type Schedule } from '../../jobs/job.ts'
import { findReadablePost } from '../post/index.ts'
import { createNotice } from './create-notice.ts'
import { purgeNotices } from './erase-notices.ts'
import { recordMark, recordReplyMark } from './record-mark.ts'
import {
  notifyFollowers,
  notifyMentioned,
  notifyOfPost,
  notifyReporters,
  notifyOfReview,
} from './notify-of-post.ts'
import { notifyOfReply } from './notify-of-reply.ts'
import { notifyVoters } from './notify-voters.ts'

const followQuietMs = 24 * 3600_000

/** Notifies of a new follower; following repeatedly notifies once a day. */
async function notifyOfFollower(
  { tx, now }: EventCtx,
  { followerId, followedId }: EventPayload<'member.followed'>,
): Promise<void> {
  const about = { memberId: followedId, fromMemberId: followerId, kind: 'member.followed' } as const
  if (await hasNoticeSince(tx, about, new Date(now.getTime() - followQuietMs))) return
  await createNotice(tx, now, { ...about, tab: noticeTabs.followers })
}

async function hasNoticeSince(
  tx: Tx,
  about: { memberId: string; fromMemberId: string; kind: string },
  since: Date,
): Promise<boolean> {
  const row = await tx
    .selectFrom('notice')
    .where('from_member_id', '=', about.fromMemberId)
    .where('member_id', '=', about.memberId)
    .where('kind', '=', about.kind)
    .where('created_at', '>', since)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Notifies a member that a sixth sign-in ended their oldest session. */
async function notifyOfReplacedSession(
  { tx, now }: EventCtx,
  { memberId }: EventPayload<'session.replaced'>,
): Promise<void> {
  await createNotice(tx, now, { memberId, tab: noticeTabs.system, kind: 'session.replaced' })
}

/** Notifies a member of the decision about their club card; its page shows the reason of a refusal. */
async function notifyOfClubCard(
  { tx, now }: EventCtx,
  { memberId, accepted }: EventPayload<'club.decided'>,
): Promise<void> {
  const kind = accepted ? 'club.bound' : 'club.refused'
  await createNotice(tx, now, { memberId, tab: noticeTabs.system, kind })
}

/** Notifies the writer of a critique once that the post's author found it helpful. */
async function notifyOfHelpful(
  { tx, now }: EventCtx,
  { replyId, publishId, memberId }: EventPayload<'critique.helpful'>,
): Promise<void> {
  const post = await findReadablePost(tx, memberId, publishId)
  if (post === undefined) return
  const about = { fromMemberId: post.author_id, publishId, replyId } as const
  const existing = await tx
    .selectFrom('notice')
    .where('from_member_id', '=', post.author_id)
    .where('member_id', '=', memberId)
    .where('kind', '=', 'critique.helpful')
    .where('reply_id', '=', replyId)
    .select('id')
    .executeTakeFirst()
  if (existing !== undefined) return
  await createNotice(tx, now, { ...about, memberId, tab: noticeTabs.comments, kind: 'critique.helpful' })
}

export const noticeSubscriptions: Subscription[] = [
  subscribe('reply.written', 'notice.tellOfReply', notifyOfReply),
  subscribe('post.published', 'notice.tellOfPost', notifyOfPost),
  subscribe('post.named', 'notice.tellOfNames', notifyMentioned),
  subscribe('post.reviewed', 'notice.tellOfReview', notifyOfReview),
  subscribe('report.decided', 'notice.tellOfReports', notifyReporters),
  subscribe('post.marked', 'notice.noteMark', recordMark),
  subscribe('reply.marked', 'notice.noteReplyMark', recordReplyMark),
  subscribe('member.followed', 'notice.tellOfFollower', notifyOfFollower),
  subscribe('critique.helpful', 'notice.tellOfHelpful', notifyOfHelpful),
  subscribe('club.decided', 'notice.tellOfClubCard', notifyOfClubCard),
  subscribe('session.replaced', 'notice.tellOfReplacedSession', notifyOfReplacedSession),
]

const purgeOldNotices = defineJob(
  'notice.purgeOld',
  z.object({}),
  async ({ db, now, log }) => {
    const removed = await purgeNotices(db, now)
    if (removed > 0) log.info({ removed }, 'old notices removed')
  },
  { lane: 'upkeep' },
)

const notifyOfEndedVotes = defineJob('vote.tellOfEnds', z.object({}), async ({ db, now, signal }) => {
  for (let existing = 1; existing > 0 && !signal.aborted;) existing = await notifyVoters(db, now)
})

export const noticeJobs: Job[] = [notifyFollowers, purgeOldNotices, notifyOfEndedVotes]

export const noticeSchedules: Schedule[] = [
  { job: purgeOldNotices, pattern: '50 19 * * *' },
  { job: notifyOfEndedVotes, pattern: '* * * * *' },
]

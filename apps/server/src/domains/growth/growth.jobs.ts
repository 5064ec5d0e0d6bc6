import * as z from 'zod'
import { subscribe, subscribeToBatches, type Subscription } from '../../events/subscription.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { defineJob, type Job, type Schedule } from '../../jobs/job.ts'
import { defineWalk } from '../../jobs/walk.ts'
import { backfillGrowth } from './backfill-growth.ts'
import { countEarnings } from './count-earnings.ts'
import { earningSources } from './earning-source.ts'
import { findNamedEarnings } from './find-earnings.ts'
import { lowerUnlocks, raiseLevels } from './follow-exp.ts'
import { settleLines } from './settle-lines.ts'
import { settlePosts } from './settle-posts.ts'
import { countVisit } from './visits.ts'

// Experience is counted by jobs, so that neither the cause nor the relay of events waits for a lock of a member.
const countJob = defineJob(
  'growth.count',
  z.object({ event: z.string(), payloads: z.array(z.unknown()) }),
  async ({ db, now }, { event, payloads }) => {
    const found = await findNamedEarnings(db, event, payloads)
    await db.transaction().execute((tx) => countEarnings(tx, found, { now }))
  },
)

const settleJob = defineJob(
  'growth.settlePosts',
  z.object({ publishIds: z.array(z.uuid()) }),
  ({ db, now }, { publishIds }) => db.transaction().execute((tx) => settlePosts(tx, publishIds, now)),
)

const repliesJob = defineJob(
  'growth.settleReplies',
  z.object({ replyIds: z.array(z.uuid()) }),
  ({ db, now }, { replyIds }) =>
    db.transaction().execute((tx) => settleLines(tx, 'reply.settled', replyIds, { now, withTasks: true })),
)

const attendanceJob = defineJob(
  'growth.settleAttendance',
  z.object({ enrolmentIds: z.array(z.uuid()) }),
  ({ db, now }, { enrolmentIds }) =>
    db.transaction().execute((tx) => settleLines(tx, 'activity.checkedIn', enrolmentIds, { now })),
)

const contestsJob = defineJob(
  'growth.settleContests',
  z.object({ memberIds: z.array(z.uuid()) }),
  ({ db, now }, { memberIds }) =>
    db.transaction().execute((tx) => settleLines(tx, 'contest.settled', memberIds, { now })),
)

const referralsJob = defineJob(
  'growth.settleReferrals',
  z.object({ inviteeIds: z.array(z.uuid()) }),
  ({ db, now }, { inviteeIds }) =>
    db
      .transaction()
      .execute((tx) => settleLines(tx, 'referral.judged', inviteeIds, { now, skipsBanned: true })),
)

const visitJob = defineJob(
  'growth.countVisits',
  z.object({ visits: z.array(z.object({ memberId: z.uuid(), day: z.iso.date() })) }),
  async ({ db, now }, { visits }) => {
    for (const visit of visits) await db.transaction().execute((tx) => countVisit(tx, visit, now))
  },
)

/** Counts what members did before experience existed, and what no event counted. */
export const backfillJob = defineWalk('growth.backfill', {
  part: backfillGrowth,
  message: 'experience of earlier days was counted',
})

/** Applies new thresholds on their day, and adjusts permissions after experience was taken back. */
const followExpJob = defineWalk('growth.followExp', {
  part: async ({ db, now }, after) => {
    if (after === undefined) await lowerUnlocks(db, now)
    return raiseLevels(db, now)
  },
  message: 'levels follow the thresholds of today',
})

export const growthJobs: Job[] = [
  countJob,
  settleJob,
  repliesJob,
  attendanceJob,
  contestsJob,
  referralsJob,
  visitJob,
  backfillJob,
  followExpJob,
]

// 00:05 in Shanghai.
export const growthSchedules: Schedule[] = [{ job: followExpJob, pattern: '5 16 * * *' }]

const settled = ['post.binned', 'post.restored', 'post.reviewed'] as const

/** Asked once the sources of all domains are known. */
export const growthSubscriptions = (): Subscription[] => [
  ...[...new Set(earningSources.get().map(({ event }) => event))].map((event) =>
    subscribeToBatches(event, `growth.count:${event}`, ({ tx }, payloads) =>
      enqueue(tx, countJob, { event, payloads: [...payloads] }),
    ),
  ),
  ...settled.map((event) =>
    subscribe(event, `growth.settle:${event}`, ({ tx }, { publishId }) =>
      enqueue(tx, settleJob, { publishIds: [publishId] }),
    ),
  ),
  subscribeToBatches('reply.settled', 'growth.settleReplies', ({ tx }, payloads) =>
    enqueue(tx, repliesJob, { replyIds: [...new Set(payloads.map(({ replyId }) => replyId))] }),
  ),
  subscribeToBatches('activity.checkedIn', 'growth.settleAttendance', ({ tx }, payloads) =>
    enqueue(tx, attendanceJob, { enrolmentIds: payloads.map(({ enrolmentId }) => enrolmentId) }),
  ),
  subscribeToBatches('contest.settled', 'growth.settleContests', ({ tx }, payloads) =>
    enqueue(tx, contestsJob, { memberIds: [...new Set(payloads.map(({ memberId }) => memberId))] }),
  ),
  subscribeToBatches('referral.judged', 'growth.settleReferrals', ({ tx }, payloads) =>
    enqueue(tx, referralsJob, { inviteeIds: [...new Set(payloads.map(({ inviteeId }) => inviteeId))] }),
  ),
  subscribeToBatches('member.visited', 'growth.countVisits', ({ tx }, payloads) =>
    enqueue(tx, visitJob, { visits: [...payloads] }),
  ),
]

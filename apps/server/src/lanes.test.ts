import { expect, test } from 'vitest'
import { jobs } from './program.ts'

test('only jobs that take seconds at any size of the site run in the quick lane', () => {
  const quick = jobs.filter((job) => job.lane === 'quick').map((job) => job.name)
  expect(quick.toSorted()).toEqual([
    'account.sendAlert',
    'achievement.expireFrames',
    'achievement.grant',
    'activity.settle',
    'circle.finishAct',
    'contest.settle',
    'demo.videoNews',
    'gallery.forgetVisitors',
    'gear.move',
    'growth.count',
    'growth.countVisits',
    'growth.settleAttendance',
    'growth.settleContests',
    'growth.settlePosts',
    'growth.settleReferrals',
    'growth.settleReplies',
    'kernel.recordAuditHead',
    'lottery.settle',
    'media.avif',
    'media.finishCopies',
    'media.videoFrames',
    'notice.notifyFollowers',
    'passport.settle',
    'post.rankFeed',
    'push.send',
    'push.sendDigest',
    'questionnaire.settle',
    'review.finishDecision',
    'sanction.finishLift',
    'social.keepHead',
    'vote.notifyOfEnds',
  ])
})

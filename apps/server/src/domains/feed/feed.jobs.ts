import * as z from 'zod'
import { defineJob, type Job, type Schedule } from '../../jobs/job.ts'
import { makeEdition } from './rank-feed.ts'
import { scorePosts } from './score-posts.ts'

/** Scores and the order of 推荐, each minute; on the hour every score of the last 30 days. */
export const rankFeed = defineJob('post.rankFeed', z.object({}), async ({ db, now }) => {
  await scorePosts(db, now, { all: now.getUTCMinutes() === 0 })
  await makeEdition(db, now)
})

export const feedJobs: Job[] = [rankFeed]
export const feedSchedules: Schedule[] = [{ job: rankFeed, pattern: '* * * * *' }]

import * as z from 'zod'
import { defineJob, type Job, type Schedule } from '../../jobs/job.ts'
import { isDue, recordRun } from '../../jobs/last-run.ts'
import { makeEdition } from './rank-feed.ts'
import { scorePosts } from './score-posts.ts'

const rescore = { name: 'post.rescore', everyMs: 3600_000 }

/**
 * Updates scores and the order of 推荐 each minute; all scores of the last 30 days when an hour has passed since the last
 * time.
 */
export const rankFeed = defineJob('post.rankFeed', z.object({}), async ({ db, now }) => {
  const all = await isDue(db, { ...rescore, now })
  await scorePosts(db, now, { all })
  if (all) await recordRun(db, rescore.name, now)
  await makeEdition(db, now)
})

export const feedJobs: Job[] = [rankFeed]
export const feedSchedules: Schedule[] = [{ job: rankFeed, pattern: '* * * * *', priority: -10 }]

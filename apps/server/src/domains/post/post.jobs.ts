import * as z from 'zod'
import { defineJob, type Job, type Schedule } from '../../jobs/job.ts'
import { purgePosts } from './purge-posts.ts'
import { makeEdition } from './rank-feed.ts'
import { scorePosts } from './score-posts.ts'

const nothing = z.object({})

/** Scores and the order of 推荐, each minute; on the hour every score of the last 30 days. */
export const rankFeed = defineJob('post.rankFeed', nothing, async ({ db, now }) => {
  await scorePosts(db, now, { all: now.getUTCMinutes() === 0 })
  await makeEdition(db, now)
})

export const purgeDeletedPosts = defineJob('post.purgeDeleted', nothing, async ({ db, now, log }) => {
  const removed = await purgePosts(db, now)
  if (removed > 0) log.info({ removed }, 'recycle bins emptied')
})

export const postJobs: Job[] = [rankFeed, purgeDeletedPosts]

export const postSchedules: Schedule[] = [
  { job: rankFeed, pattern: '* * * * *' },
  { job: purgeDeletedPosts, pattern: '40 19 * * *' },
]

import * as z from 'zod'
import { defineJob, type Job, type Schedule } from '../../jobs/job.ts'
import { countGear } from './gear-stat.ts'
import { indexStale } from './index-posts.ts'
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

/** Posts and tags that were there before the index of search; begins again where it was broken off. */
export const indexSearch = defineJob('post.indexSearch', nothing, async ({ db, signal, log }) => {
  const entered = await indexStale(db, signal)
  if (entered > 0) log.info({ entered }, 'posts entered into the index of search')
})

/** What the photographs of each camera and lens say of it, each hour: it walks all posts. */
export const countGearStats = defineJob('post.countGear', nothing, ({ db }) => countGear(db))

export const postJobs: Job[] = [rankFeed, purgeDeletedPosts, indexSearch, countGearStats]

export const postSchedules: Schedule[] = [
  { job: rankFeed, pattern: '* * * * *' },
  { job: purgeDeletedPosts, pattern: '40 19 * * *' },
  { job: countGearStats, pattern: '25 * * * *' },
]

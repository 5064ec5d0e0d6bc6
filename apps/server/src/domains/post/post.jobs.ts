import * as z from 'zod'
import { defineJob, type Job, type Schedule } from '../../jobs/job.ts'
import { indexStale } from './index-posts.ts'
import { purgePosts } from './purge-posts.ts'

const nothing = z.object({})

const purgeDeletedPosts = defineJob(
  'post.purgeDeleted',
  nothing,
  async ({ db, now, log }) => {
    const removed = await purgePosts(db, now)
    if (removed > 0) log.info({ removed }, 'recycle bins emptied')
  },
  { lane: 'upkeep' },
)

/** Posts and tags that were there before the index of search; begins again where it was broken off. */
export const indexSearch = defineJob(
  'post.indexSearch',
  nothing,
  async ({ db, signal, log }) => {
    const entered = await indexStale(db, signal)
    if (entered > 0) log.info({ entered }, 'posts entered into the index of search')
  },
  { lane: 'upkeep' },
)

export const postJobs: Job[] = [purgeDeletedPosts, indexSearch]

export const postSchedules: Schedule[] = [{ job: purgeDeletedPosts, pattern: '40 19 * * *' }]

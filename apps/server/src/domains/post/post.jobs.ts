import * as z from 'zod'
import { defineJob, type Job, type Schedule } from '../../jobs/job.ts'
import { notifyFollowers } from './notify-of-post.ts'
import { purgePosts } from './recycle-bin/purge-posts.ts'

const nothing = z.object({})

const purgeDeletedPosts = defineJob(
  'post.purgeDeleted',
  nothing,
  async (ctx) => {
    const removed = await purgePosts(ctx)
    if (removed > 0) ctx.log.info({ removed }, 'recycle bins emptied')
  },
  { lane: 'upkeep' },
)

export const postJobs: Job[] = [purgeDeletedPosts, notifyFollowers]

export const postSchedules: Schedule[] = [{ job: purgeDeletedPosts, pattern: '40 19 * * *' }]

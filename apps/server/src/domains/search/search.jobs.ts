import { searchLimits } from '@guangquan/contract'
import { dayOf } from '@guangquan/rules/time-text'
import * as z from 'zod'
import { defineJob, type Job, type Schedule } from '../../jobs/job.ts'
import { defineWalk } from '../../jobs/walk.ts'
import { indexNext } from './index-targets.ts'

/** Indexes targets older than the index. */
export const indexSearch = defineWalk('post.indexSearch', {
  part: ({ db }) => indexNext(db),
  message: 'added to the search index',
})

const dayMs = 24 * 3600_000

/** Counts of searched words are stored for a week only. */
const forgetHeat = defineJob(
  'search.forgetHeat',
  z.object({}),
  async ({ db, now }) => {
    const until = dayOf(new Date(now.getTime() - searchLimits.hotDays * dayMs))
    await db.deleteFrom('search_heat').where('day', '<=', until).execute()
  },
  { lane: 'upkeep' },
)

export const searchJobs: Job[] = [indexSearch, forgetHeat]
export const searchSchedules: Schedule[] = [{ job: forgetHeat, pattern: '50 19 * * *' }]

import { searchLimits } from '@guangquan/contract'
import { dayOf } from '@guangquan/rules/time-text'
import * as z from 'zod'
import { defineJob, type Job, type Schedule } from '../../jobs/job.ts'
import { indexStale } from './index-posts.ts'

/** Posts that were there before the index; begins again where it was broken off. */
export const indexSearch = defineJob(
  'post.indexSearch',
  z.object({}),
  async ({ db, signal, log }) => {
    const entered = await indexStale(db, signal)
    if (entered > 0) log.info({ entered }, 'posts entered into the index of search')
  },
  { lane: 'upkeep' },
)

const dayMs = 24 * 3600_000

/** Who looked for which word is counted for a week only. */
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

import { searchLimits } from '@guangquan/contract'
import { dayOf } from '@guangquan/rules/time-text'
import * as z from 'zod'
import { defineJob, type Job, type Schedule } from '../../jobs/job.ts'
import { indexStale } from './index-targets.ts'

/** Indexes targets older than the index; continues after an interruption. */
export const indexSearch = defineJob(
  'post.indexSearch',
  z.object({}),
  async ({ db, signal, log }) => {
    const entered = await indexStale(db, signal)
    if (entered > 0) log.info({ entered }, 'added to the search index')
  },
  { lane: 'upkeep' },
)

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

import { searchLimits } from '@guangquan/contract'
import { dayOf } from '@guangquan/rules/time-text'
import * as z from 'zod'
import { defineJob, type Job, type Schedule } from '../../jobs/job.ts'

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

export const searchJobs: Job[] = [forgetHeat]
export const searchSchedules: Schedule[] = [{ job: forgetHeat, pattern: '50 19 * * *' }]

import * as z from 'zod'
import { defineJob, type Job, type Schedule } from '../../jobs/job.ts'
import { countGear } from './gear-stat.ts'

/** What the photographs of each camera and lens say of it, each hour: it walks all posts. */
export const countGearStats = defineJob('post.countGear', z.object({}), ({ db }) => countGear(db), {
  lane: 'upkeep',
})

export const gearJobs: Job[] = [countGearStats]
export const gearSchedules: Schedule[] = [{ job: countGearStats, pattern: '25 * * * *' }]

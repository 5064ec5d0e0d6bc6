import * as z from 'zod'
import { defineJob, type Job, type Schedule } from '../../jobs/job.ts'
import { eraseDue } from './erase-due.ts'
import { makeExportJob } from './make-export.ts'
import { giveUpExports, removeOldExports } from './export.store.ts'

const eraseDueMembers = defineJob(
  'personalData.eraseDue',
  z.object({}),
  async ({ app, now, signal, log }) => {
    const erased = await eraseDue(app, now, signal)
    if (erased > 0) log.info({ erased }, 'accounts erased after their cooling-off')
  },
  { lane: 'upkeep' },
)

const removeExports = defineJob(
  'personalData.removeExports',
  z.object({}),
  async ({ app, now }) => {
    await removeOldExports(app, now)
    // All attempts have ended long before: the node that made it has stopped.
    await giveUpExports(app.db, new Date(now.getTime() - 24 * 3600_000))
  },
  { lane: 'upkeep' },
)

export const personalDataJobs: Job[] = [makeExportJob, eraseDueMembers, removeExports]

/** UTC. An account is erased within an hour after its date. */
export const personalDataSchedules: Schedule[] = [
  { job: eraseDueMembers, pattern: '41 * * * *' },
  { job: removeExports, pattern: '11 * * * *' },
]

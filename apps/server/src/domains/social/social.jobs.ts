import { sql } from 'kysely'
import * as z from 'zod'
import { defineJob, type Job, type Schedule } from '../../jobs/job.ts'
import { importAvatarJob } from './import-avatar.ts'

// A picture is still needed for a moment after its ticket was consumed.
const afterMs = 30 * 60_000

/** Removes flows, tickets and scanned codes soon after they ended: provider data is stored no longer than needed. */
export const purgeSocial = defineJob(
  'social.purge',
  z.object({}),
  async ({ db, now }) => {
    const before = new Date(now.getTime() - afterMs)
    await sql`delete from social_flow where expires_at < ${before}`.execute(db)
    await sql`delete from social_ticket where expires_at < ${before}`.execute(db)
    await sql`delete from social_scan where expires_at < ${before}`.execute(db)
  },
  { lane: 'upkeep' },
)

export const socialJobs: Job[] = [importAvatarJob, purgeSocial]

export const socialSchedules: Schedule[] = [{ job: purgeSocial, pattern: '*/15 * * * *' }]

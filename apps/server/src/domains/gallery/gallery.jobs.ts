import { dayOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import * as z from 'zod'
import { defineJob, type Job, type JobCtx, type Schedule } from '../../jobs/job.ts'

/** Forgets who was counted the day before yesterday and earlier; the counts stay. */
export async function forgetVisitors({ db, now }: Pick<JobCtx, 'db' | 'now'>): Promise<void> {
  await sql`delete from exhibition_visitor where day < ${dayOf(now)}::date - 1`.execute(db)
}

const forget = defineJob('gallery.forgetVisitors', z.object({}), forgetVisitors)

export const galleryJobs: Job[] = [forget]
export const gallerySchedules: Schedule[] = [{ job: forget, pattern: '25 3 * * *' }]

import { questionnaireLimits } from '@guangquan/contract'
import { sql } from 'kysely'
import * as z from 'zod'
import { defineJob, type Job, type JobCtx, type Schedule } from '../../jobs/job.ts'
import { inviteJob } from './invite-members.ts'
import { settleAnswers } from './settle-answers.ts'

const dayMs = 24 * 3600_000

/** Removes drafts that are too old. */
export async function removeDrafts({ db, now }: Pick<JobCtx, 'db' | 'now'>): Promise<void> {
  const before = new Date(now.getTime() - questionnaireLimits.draftDays * dayMs)
  await sql`delete from questionnaire_draft where saved_at <= ${before}`.execute(db)
}

const settle = defineJob('questionnaire.settle', z.object({}), settleAnswers)
const clear = defineJob('questionnaire.removeDrafts', z.object({}), removeDrafts, { lane: 'upkeep' })

export const questionnaireJobs: Job[] = [settle, clear, inviteJob]
export const questionnaireSchedules: Schedule[] = [
  { job: settle, pattern: '* * * * *' },
  { job: clear, pattern: '35 20 * * *' },
]

import * as z from 'zod'
import { defineJob, type Job, type Schedule } from '../../jobs/job.ts'
import { tellVoters } from './tell-voters.ts'

const tellOfEnds = defineJob('vote.tellOfEnds', z.object({}), async ({ db, now, signal }) => {
  for (let told = 1; told > 0 && !signal.aborted;) told = await tellVoters(db, now)
})

export const voteJobs: Job[] = [tellOfEnds]

export const voteSchedules: Schedule[] = [{ job: tellOfEnds, pattern: '* * * * *' }]

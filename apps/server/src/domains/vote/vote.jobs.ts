import * as z from 'zod'
import { defineJob, type Job, type Schedule } from '../../jobs/job.ts'
import { notifyVoters } from './notify-voters.ts'

const notifyOfEndedVotes = defineJob('vote.notifyOfEnds', z.object({}), async ({ db, now, signal }) => {
  for (let existing = 1; existing > 0 && !signal.aborted;) existing = await notifyVoters(db, now)
})

export const voteJobs: Job[] = [notifyOfEndedVotes]

export const voteSchedules: Schedule[] = [{ job: notifyOfEndedVotes, pattern: '* * * * *' }]

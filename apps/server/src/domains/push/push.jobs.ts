import type { Job, Schedule } from '../../jobs/job.ts'
import { sendPushJob } from './send-to-member.ts'

export const pushJobs: Job[] = [sendPushJob]
export const pushSchedules: Schedule[] = []

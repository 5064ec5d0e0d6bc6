import * as z from 'zod'
import { timeText } from '../shapes/text.ts'

export const jobStates = ['waiting', 'running', 'failed'] as const
export type JobState = (typeof jobStates)[number]

/** A job. `failed`: no attempts left, somebody has to look. */
export const JobItem = z.object({
  id: z.string(),
  name: z.string(),
  /** Null for a job that this version of the program does not know. */
  lane: z.string().nullable(),
  state: z.enum(jobStates),
  attempts: z.int(),
  maxAttempts: z.int(),
  /** Error of the last attempt; personal data are masked. */
  lastError: z.string().nullable(),
  createTime: timeText,
  runTime: timeText,
  startTime: timeText.nullable(),
})
export type JobItem = z.infer<typeof JobItem>

export const JobLane = z.object({
  /** Null: jobs that this version of the program does not know. */
  lane: z.string().nullable(),
  waiting: z.int(),
  running: z.int(),
  failed: z.int(),
})
export type JobLane = z.infer<typeof JobLane>

/** A job that starts by the clock. */
export const ScheduledJob = z.object({ name: z.string(), lastTime: timeText.nullable() })

import * as z from 'zod'
import { subscribe, type Subscription } from '../../events/subscription.ts'
import { defineJob, type Job, type Schedule } from '../../jobs/job.ts'
import { giveForBirthdays, giveForLevel, giveForYear, giveToNewcomer } from './follow-causes.ts'
import { completePresents, expirePresents, remindOfPresents } from './settle-presents.ts'

const nothing = z.object({})
const upkeep = { lane: 'upkeep' } as const
const expire = defineJob('present.expire', nothing, expirePresents, upkeep)
const complete = defineJob('present.complete', nothing, completePresents, upkeep)
const remind = defineJob('present.remind', nothing, remindOfPresents, upkeep)
const years = defineJob('present.giveForYear', nothing, giveForYear, upkeep)
const birthdays = defineJob('present.giveForBirthdays', nothing, giveForBirthdays, upkeep)

export const presentJobs: Job[] = [expire, complete, remind, birthdays, years]

export const presentSchedules: Schedule[] = [
  { job: expire, pattern: '*/10 * * * *' },
  { job: complete, pattern: '22 * * * *' },
  // Eight and ten in the morning in Shanghai.
  { job: birthdays, pattern: '5 0 * * *' },
  { job: years, pattern: '15 0 * * *' },
  { job: remind, pattern: '20 2 * * *' },
]

export const presentSubscriptions: Subscription[] = [
  subscribe('member.registered', 'present.giveToNewcomer', ({ tx, now }, payload) =>
    giveToNewcomer(tx, now, payload),
  ),
  subscribe('level.reached', 'present.giveForLevel', ({ tx, now }, payload) =>
    giveForLevel(tx, now, payload),
  ),
]

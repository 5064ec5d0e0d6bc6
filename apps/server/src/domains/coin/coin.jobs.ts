import * as z from 'zod'
import { defineJob, type Job, type Schedule } from '../../jobs/job.ts'
import { expireCoins } from './ledger/expire-coins.ts'
import { notifyOfExpiry } from './notify-of-expiry.ts'
import { proveLedger } from './prove-ledger.ts'

const expire = defineJob(
  'coin.expire',
  z.object({}),
  async (ctx) => {
    await expireCoins(ctx)
  },
  { lane: 'upkeep' },
)

const notify = defineJob(
  'coin.notifyOfExpiry',
  z.object({}),
  async (ctx) => {
    await notifyOfExpiry(ctx)
  },
  { lane: 'upkeep' },
)

const prove = defineJob(
  'coin.proveLedger',
  z.object({}),
  async (ctx) => {
    await proveLedger(ctx)
  },
  { lane: 'upkeep' },
)

export const coinJobs: Job[] = [expire, notify, prove]

export const coinSchedules: Schedule[] = [
  { job: expire, pattern: '2 * * * *' },
  // Ten in the morning in Shanghai.
  { job: notify, pattern: '0 2 * * *' },
  { job: prove, pattern: '40 19 * * *' },
]

import * as z from 'zod'
import { sql } from 'kysely'
import { subscribeToBatches, type Subscription } from '../../events/subscription.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { defineJob, type Job, type Schedule } from '../../jobs/job.ts'
import { remindOfWarranty } from './book/remind-of-warranty.ts'
import { serialsOfFiles } from './settle/match-photographs.ts'
import { settleAll } from './settle/settle-all.ts'
import { settlePassports } from './settle/settle-passports.ts'

/** Brings passports up to date after a registration or an upload. */
const settleJob = defineJob(
  'passport.settle',
  z.object({ serialIds: z.array(z.uuid()), fileIds: z.array(z.uuid()) }),
  async ({ app, db, now }, { serialIds, fileIds }) => {
    await db.transaction().execute(async (tx) => {
      const found = fileIds.length === 0 ? [] : await serialsOfFiles(tx, fileIds)
      const ids = [...new Set([...serialIds, ...found])].toSorted()
      await settlePassports(app, tx, { serialIds: ids, now })
    })
  },
)

/** Settles everything again: missed events, new rules, and registered numbers after a change of the key. */
export const settleAllJob = defineJob('passport.settleAll', z.object({}), settleAll, { lane: 'upkeep' })

const endTransfers = defineJob(
  'passport.endTransfers',
  z.object({}),
  async ({ db, now }) => {
    await sql`update gear_transfer set state = 4, ended_at = expires_at where state = 1 and expires_at <= ${now}`.execute(
      db,
    )
  },
  { lane: 'upkeep' },
)

const remind = defineJob(
  'passport.remindOfWarranty',
  z.object({}),
  async ({ db, now, signal }) => {
    await remindOfWarranty(db, now, signal)
  },
  { lane: 'upkeep' },
)

export const passportJobs: Job[] = [settleJob, settleAllJob, endTransfers, remind]

export const passportSchedules: Schedule[] = [
  { job: settleAllJob, pattern: '35 18 * * *' },
  { job: endTransfers, pattern: '9 * * * *' },
  // Half past ten in the morning in Shanghai.
  { job: remind, pattern: '30 2 * * *' },
]

export const passportSubscriptions: Subscription[] = [
  subscribeToBatches('product.changed', 'passport.settle:product', ({ tx }, payloads) =>
    enqueue(tx, settleJob, { serialIds: payloads.map(({ serialId }) => serialId), fileIds: [] }),
  ),
  subscribeToBatches('photo.gearRead', 'passport.settle:photo', ({ tx }, payloads) =>
    enqueue(tx, settleJob, { serialIds: [], fileIds: payloads.map(({ fileId }) => fileId) }),
  ),
]

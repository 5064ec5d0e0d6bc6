import { sql } from 'kysely'
import * as z from 'zod'
import type { Database } from '../../db/client.ts'
import { subscribeToBatches, type Subscription } from '../../events/subscription.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { defineJob, type Job, type Schedule } from '../../jobs/job.ts'
import { concernedBy } from './concerned.ts'
import { expireFrames } from './frames/expire-frames.ts'
import { grantReached } from './grant-reached.ts'

const batch = 100

// Granted by a job: what causes it and the relay of events do not wait for what is measured.
const grantJob = defineJob(
  'achievement.grant',
  z.object({ event: z.string(), payloads: z.array(z.unknown()) }),
  async ({ db, now }, { event, payloads }) => {
    for (const one of concernedBy.filter((concerned) => concerned.event === event)) {
      const memberIds = await one.membersOf(db, payloads)
      await db.transaction().execute((tx) => grantReached(tx, memberIds, { now, after: one.event }))
    }
  },
)

/** Grants what no event granted: goals that staff changed, years that passed, events that were lost. */
const grantAllJob = defineJob(
  'achievement.grantAll',
  z.object({}),
  ({ db, now, signal }) => grantToAll(db, now, signal),
  { lane: 'upkeep' },
)

/** The first medals of members who were here before there were any. */
export const backlogJob = defineJob(
  'achievement.backlog',
  z.object({}),
  async ({ db, now, signal }) => {
    while (!signal.aborted) {
      const settled = await db.transaction().execute(async (tx) => {
        const { rows } = await sql<{ id: string }>`select member_id as id from medal_backlog
          order by member_id limit ${sql.lit(batch)} for update skip locked`.execute(tx)
        const ids = rows.map(({ id }) => id)
        await grantReached(tx, ids, { now })
        await sql`delete from medal_backlog where member_id = any(${ids}::uuid[])`.execute(tx)
        return ids.length
      })
      if (settled < batch) return
    }
  },
  { lane: 'upkeep' },
)

const expireJob = defineJob('achievement.expireFrames', z.object({}), ({ db, now, signal }) =>
  expireFrames(db, now, signal),
)

/** Grants every active member what they have reached, some of them at a time. */
export async function grantToAll(db: Database, now: Date, signal: AbortSignal): Promise<void> {
  for (let after = '00000000-0000-0000-0000-000000000000'; !signal.aborted;) {
    const { rows } = await sql<{ id: string }>`select id from member
      where id > ${after}::uuid and status = 1 order by id limit ${sql.lit(batch)}`.execute(db)
    const ids = rows.map(({ id }) => id)
    await db.transaction().execute((tx) => grantReached(tx, ids, { now }))
    const last = ids.at(-1)
    if (last === undefined || ids.length < batch) return
    after = last
  }
}

export const achievementJobs: Job[] = [grantJob, grantAllJob, backlogJob, expireJob]

export const achievementSchedules: Schedule[] = [
  { job: grantAllJob, pattern: '40 * * * *' },
  { job: expireJob, pattern: '*/5 * * * *' },
]

export const achievementSubscriptions: Subscription[] = concernedBy.map(({ event }) =>
  subscribeToBatches(event, `achievement.grant:${event}`, ({ tx }, payloads) =>
    enqueue(tx, grantJob, { event, payloads: [...payloads] }),
  ),
)

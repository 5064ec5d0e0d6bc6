import { sql } from 'kysely'
import { NIL as nilUuid } from 'uuid'
import * as z from 'zod'
import type { Database } from '../../db/client.ts'
import { subscribeToBatches, type Subscription } from '../../events/subscription.ts'
import { enqueue, gatherFor } from '../../jobs/enqueue.ts'
import { defineJob, type Job, type Schedule } from '../../jobs/job.ts'
import { defineWalk, type WalkPart } from '../../jobs/walk.ts'
import { concernedBy } from './concerned.ts'
import { expireFrames } from './frames/expire-frames.ts'
import { grantReached } from './grant-reached.ts'

const batch = 100
/** A member whose post is liked many times is measured once in this time. */
const gatherMs = 2000

const happened = z.object({ event: z.string(), ids: z.array(z.string()) })
/** The payload of a job that an earlier version enqueued. */
const formerly = z
  .object({ event: z.string(), payloads: z.array(z.unknown()) })
  .transform(({ event, payloads }) =>
    concernedBy.filter((one) => one.event === event).map((one) => ({ event, ids: [...one.idsOf(payloads)] })),
  )

// Granted by a job, so that neither the cause nor the relay of events waits for the measuring.
const grantJob = defineJob(
  'achievement.grant',
  z.union([z.array(happened), formerly]),
  async ({ db, now }, all) => {
    for (const { event, membersOf } of concernedBy) {
      const ids = all.filter((one) => one.event === event).flatMap((one) => one.ids)
      if (ids.length === 0) continue
      const memberIds = await membersOf(db, ids)
      for (let first = 0; first < memberIds.length; first += batch) {
        const some = memberIds.slice(first, first + batch)
        await db.transaction().execute((tx) => grantReached(tx, some, { now, after: event }))
      }
    }
  },
)

/** Grants what no event granted: after goals that staff changed, years that passed, events that were lost. */
const grantAllJob = defineWalk('achievement.grantAll', {
  part: ({ db, now }, after) => grantToNext(db, now, after),
  message: 'what members have reached was granted',
})

/** The first medals of members who were here before there were any. */
export const backlogJob = defineWalk('achievement.backlog', {
  part: ({ db, now }) =>
    db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ id: string }>`select member_id as id from medal_backlog
        order by member_id limit ${sql.lit(batch)} for update skip locked`.execute(tx)
      const ids = rows.map(({ id }) => id)
      await grantReached(tx, ids, { now })
      await sql`delete from medal_backlog where member_id = any(${ids}::uuid[])`.execute(tx)
      return partOf(ids)
    }),
  message: 'the first medals of members were granted',
})

const expireJob = defineJob('achievement.expireFrames', z.object({}), ({ db, now, signal }) =>
  expireFrames(db, now, signal),
)

/** Grants the next active members what they have reached. */
export async function grantToNext(db: Database, now: Date, after: string = nilUuid): Promise<WalkPart> {
  const { rows } = await sql<{ id: string }>`select id from member
    where id > ${after}::uuid and status = 1 order by id limit ${sql.lit(batch)}`.execute(db)
  const ids = rows.map(({ id }) => id)
  await db.transaction().execute((tx) => grantReached(tx, ids, { now }))
  return partOf(ids)
}

const partOf = (ids: readonly string[]): WalkPart => ({
  done: ids.length,
  next: ids.length < batch ? null : (ids.at(-1) ?? null),
})

export const achievementJobs: Job[] = [grantJob, grantAllJob, backlogJob, expireJob]

export const achievementSchedules: Schedule[] = [
  { job: grantAllJob, pattern: '40 * * * *' },
  { job: expireJob, pattern: '*/5 * * * *' },
]

export const achievementSubscriptions: Subscription[] = concernedBy.map(({ event, idsOf }) =>
  subscribeToBatches(event, `achievement.grant:${event}`, ({ tx, now }, payloads) =>
    enqueue(tx, grantJob, [{ event, ids: [...idsOf(payloads)] }], gatherFor(gatherMs, now)),
  ),
)

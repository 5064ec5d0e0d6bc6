import { NIL as nilUuid } from 'uuid'
import * as z from 'zod'
import type { Database } from '../../../db/client.ts'
import { defineJob } from '../../../jobs/job.ts'
import { isDue, recordRun } from '../../../jobs/last-run.ts'
import { joinGear, listFilesTakenWith } from '../../exposure/index.ts'
import { lockPostsShowing, refreshGear } from '../../post/index.ts'
import { countAllNames } from './unknown-names.ts'

/** Photographs in one transaction. */
const batch = 200

const kind = z.enum(['camera', 'lens'])
const Rejoin = z.object({
  kind,
  from: z.union([z.object({ gearId: z.string() }), z.object({ make: z.string(), name: z.string() })]),
  intoId: z.string(),
})

/**
 * Assigns existing photographs to another entry of the catalogue, and makes their posts be found and counted there.
 * Assigned ones no longer belong to the source, so that an interrupted run continues where it ended.
 */
export const rejoinGear = defineJob(
  'gear.rejoin',
  Rejoin,
  ({ db, signal }, change) => walk(db, signal, change),
  { lane: 'slow' },
)

/** After an entry got another name: its posts are found by that name, and cards show it. */
export const renameGear = defineJob(
  'gear.rename',
  z.object({ kind, gearId: z.string() }),
  ({ db, signal }, { kind: of, gearId }) => walk(db, signal, { kind: of, from: { gearId }, intoId: gearId }),
  { lane: 'slow' },
)

const counted = 'gear.namesCounted'
const everyMs = 20 * 3600_000

/** Counts the unknown names, once a day and when that was never done. */
export const countUnknownNames = defineJob(
  'gear.countNames',
  z.object({}),
  async ({ db, now }) => {
    if (!(await isDue(db, { name: counted, everyMs, now }))) return
    await countAllNames(db)
    await recordRun(db, counted, now)
  },
  { lane: 'upkeep' },
)

async function walk(db: Database, signal: AbortSignal, change: z.output<typeof Rejoin>): Promise<void> {
  const { kind: of, from, intoId } = change
  for (let after: string = nilUuid; ;) {
    signal.throwIfAborted()
    const fileIds = await db.transaction().execute(async (tx) => {
      const found = await listFilesTakenWith(tx, of, { from, after, limit: batch })
      // Posts first, as everybody locks them who changes their photographs.
      const posts = await lockPostsShowing(tx, found)
      await joinGear(tx, of, { fileIds: found, from, intoId })
      await refreshGear(tx, posts)
      return found
    })
    const last = fileIds.at(-1)
    if (last === undefined || fileIds.length < batch) return
    after = last
  }
}

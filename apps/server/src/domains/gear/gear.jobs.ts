import * as z from 'zod'
import { defineJob, type Job, type JobCtx, type Schedule } from '../../jobs/job.ts'
import { isDue, recordRun } from '../../jobs/last-run.ts'
import { countUnknownNames, rejoinGear, renameGear } from './catalogue/rejoin.ts'
import { countGear } from './gear-stat.ts'
import { moveGear } from './move-gear.ts'
import { proveGear } from './prove-gear.ts'

const nothing = z.object({})
const counted = 'gear.counted'

const isCounted = async ({ db, now }: JobCtx) => !(await isDue(db, { name: counted, everyMs: Infinity, now }))

/** Counts the figures of all cameras and lenses, if that was never done: it scans all posts. */
export const countGearStats = defineJob(
  'post.countGear',
  nothing,
  async (ctx) => {
    if (await isCounted(ctx)) return
    await countGear(ctx.db)
    await recordRun(ctx.db, counted, ctx.now)
  },
  { lane: 'upkeep' },
)

/** Updates the figures by the changes since the last minute. */
export const moveGearStats = defineJob('gear.move', nothing, async (ctx) => {
  if (await isCounted(ctx)) await moveGear(ctx.db)
})

/** The nightly proof of the figures. */
const proveGearStats = defineJob(
  'gear.prove',
  nothing,
  async (ctx) => {
    await proveGear(ctx)
  },
  { lane: 'upkeep' },
)

export const gearJobs: Job[] = [
  countGearStats,
  moveGearStats,
  proveGearStats,
  rejoinGear,
  renameGear,
  countUnknownNames,
]

/** UTC. */
export const gearSchedules: Schedule[] = [
  { job: moveGearStats, pattern: '* * * * *' },
  { job: proveGearStats, pattern: '30 20 * * *' },
  { job: countUnknownNames, pattern: '50 20 * * *' },
]

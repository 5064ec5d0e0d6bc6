import {
  jobSheet,
  StaffJob,
  type JobItem,
  type JobLane,
  type MethodOutput,
  type MethodParsed,
} from '@guangquan/contract'
import { jobStateNames } from '@guangquan/contract/staff/staff-names'
import { timeTextOf } from '@guangquan/rules/time-text'
import * as z from 'zod'
import type { StaffCtx } from '../../context.ts'
import { keysetPage } from '../../db/paging.ts'
import { defineExport } from '../../export/list-export.ts'
import { walkPages } from '../../export/walk-pages.ts'
import { maskPersonalData } from '../../http/calls/mask-personal-data.ts'
import { laneOfJob, lanes } from '../../jobs/job.ts'
import {
  countJobsByName,
  countJobsWith,
  listJobs,
  listScheduled,
  stateOf,
  type StoredJob,
} from '../../jobs/stored-jobs.ts'

const maxErrorLength = 2000

/** A page of the jobs, new ones first. totalCount: capped. */
export async function listJobItems(ctx: StaffCtx, input: MethodParsed<typeof StaffJob.GetList>) {
  const { rows, ...page } = await keysetPage(input, z.int(), {
    read: (window) => listJobs(ctx.db, input, window),
    count: () => countJobsWith(ctx.db, input),
    keyOf: ({ id }) => id,
  })
  return { ...page, items: rows.map(jobItem) }
}

export const jobExport = defineExport(StaffJob.Export, jobSheet, async function* (ctx, { state, name }) {
  for await (const job of walkPages((page) => listJobItems(ctx, { ...page, state, name })))
    yield { ...job, state: jobStateNames[job.state] }
})

/** Jobs by lane, and those that start by the clock. */
export async function loadLanes(ctx: StaffCtx): Promise<MethodOutput<typeof StaffJob.GetLanes>> {
  const [counts, scheduled] = await Promise.all([countJobsByName(ctx.db), listScheduled(ctx.db)])
  const empty = (lane: string | null): JobLane => ({ lane, waiting: 0, running: 0, failed: 0 })
  const byLane = new Map(Object.keys(lanes).map((lane): [string | null, JobLane] => [lane, empty(lane)]))
  for (const { name, waiting, running, failed } of counts) {
    const lane = laneOfJob(name)
    const before = byLane.get(lane) ?? empty(lane)
    byLane.set(lane, {
      lane,
      waiting: before.waiting + waiting,
      running: before.running + running,
      failed: before.failed + failed,
    })
  }
  return {
    lanes: [...byLane.values()],
    scheduled: scheduled.map(({ name, lastAt }) => ({ name, lastTime: lastAt && timeTextOf(lastAt) })),
  }
}

function jobItem(job: StoredJob): JobItem {
  return {
    id: String(job.id),
    name: job.name,
    lane: laneOfJob(job.name),
    state: stateOf(job),
    attempts: job.attempts,
    maxAttempts: job.maxAttempts,
    lastError: job.lastError && maskPersonalData(job.lastError).slice(0, maxErrorLength),
    createTime: timeTextOf(job.createdAt),
    runTime: timeTextOf(job.runAt),
    startTime: job.lockedAt && timeTextOf(job.lockedAt),
  }
}

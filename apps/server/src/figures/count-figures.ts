import { dayOf } from '@guangquan/rules/time-text'
import * as z from 'zod'
import { defineJob, type Job, type JobCtx } from '../jobs/job.ts'
import { recordRun } from '../jobs/last-run.ts'
import { shiftDay, type DayValue, type Figure } from './figure.ts'
import { finalDay, firstDay, storeValues } from './figures.store.ts'

export const countRun = 'kernel.countFigures'

/** How far back a new figure is counted. */
const backfillDays = 730

/**
 * Counts every figure for today and for earlier days that were not counted to their end: those of a night on which no
 * node ran, and two years the first time.
 */
export async function countFigures(
  { db, now, signal }: Pick<JobCtx, 'db' | 'now' | 'signal'>,
  figures: readonly Figure[],
): Promise<void> {
  const today = dayOf(now)
  const counted: { figure: Figure; values: DayValue[] }[] = []
  for (const figure of figures) {
    signal.throwIfAborted()
    const to = shiftDay(today, -(figure.lagDays ?? 0))
    const final = await finalDay(db, figure.name)
    const from = final === null ? shiftDay(to, -backfillDays) : shiftDay(final, 1)
    if (from <= to) counted.push({ figure, values: await figure.count(db, { from, to }) })
  }
  // Days before the site began have no figures.
  const begin = (await firstDay(db)) ?? earliest(counted.flatMap(({ values }) => values)) ?? today
  for (const { figure, values } of counted) {
    await storeValues(db, figure.name, { values: values.filter(({ day }) => day >= begin), now })
  }
  await recordRun(db, countRun, now)
}

function earliest(values: readonly DayValue[]): string | undefined {
  return values
    .filter(({ value }) => value > 0)
    .map(({ day }) => day)
    .toSorted()[0]
}

/** The job over all figures of the product. */
export function figureJob(figures: readonly Figure[]): Job {
  return defineJob(countRun, z.object({}), (ctx) => countFigures(ctx, figures), { lane: 'upkeep' })
}

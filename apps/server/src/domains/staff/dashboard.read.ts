import { figureNames, maxFigureDays, type Figures } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import type { StaffCtx } from '../../context.ts'
import { fail } from '../../fail.ts'
import { countRun } from '../../figures/count-figures.ts'
import { shiftDay } from '../../figures/figure.ts'
import { listValues } from '../../figures/figures.store.ts'
import { lastRun } from '../../jobs/last-run.ts'

/**
 * The figures of these days and of as many before them.
 * @throws BadInput for more than 366 days
 */
export async function loadFigures(
  ctx: StaffCtx,
  { fromDay: from, toDay: to }: { fromDay: string; toDay: string },
): Promise<Figures> {
  const days = listDays(from, to)
  if (days.length === 0 || days.length > maxFigureDays) fail('BadInput')
  const daysBefore = days.map((day) => shiftDay(day, -days.length))
  const [rows, countedAt] = await Promise.all([
    listValues(ctx.db, { from: daysBefore[0] ?? from, to }),
    lastRun(ctx.db, countRun),
  ])
  const known = new Map(rows.map(({ name, day, value }) => [`${name} ${day}`, value]))
  const figures = figureNames.map((name) => ({
    name,
    values: days.map((day) => known.get(`${name} ${day}`) ?? null),
    before: daysBefore.map((day) => known.get(`${name} ${day}`) ?? null),
  }))
  return { days, figures, countTime: countedAt && timeTextOf(countedAt) }
}

function listDays(from: string, to: string): string[] {
  const days: string[] = []
  for (let day = from; day <= to && days.length <= maxFigureDays; day = shiftDay(day, 1)) days.push(day)
  return days
}

import {
  columnBefore,
  figureNames,
  figureSheet,
  type Figures,
  maxFigureDays,
  StaffDashboard,
} from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import type { StaffCtx } from '../../context.ts'
import type { CsvValue } from '../../csv/csv-text.ts'
import { defineExport } from '../../export/list-export.ts'
import { fail } from '../../fail.ts'
import { countRun } from '../../figures/count-figures.ts'
import { shiftDay } from '../../figures/figure.ts'
import { listValues } from '../../figures/figures.store.ts'
import { lastRun } from '../../jobs/last-run.ts'

interface Span {
  fromDay: string
  toDay: string
}

/**
 * The figures of these days and of as many before them.
 * @throws BadInput for more than 366 days
 */
export async function loadFigures(ctx: StaffCtx, span: Span): Promise<Figures> {
  const days = daysOf(span)
  const daysBefore = days.map((day) => shiftDay(day, -days.length))
  const [rows, countedAt] = await Promise.all([
    listValues(ctx.db, { from: daysBefore[0] ?? span.fromDay, to: span.toDay }),
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

export const figureExport = defineExport(StaffDashboard.Export, figureSheet, async function* (ctx, span) {
  const { days, figures } = await loadFigures(ctx, span)
  for (const [at, day] of days.entries()) {
    const row: Record<string, CsvValue> = { day, dayBefore: shiftDay(day, -days.length) }
    for (const { name, values, before } of figures) {
      row[name] = values[at] ?? null
      row[columnBefore(name)] = before[at] ?? null
    }
    yield row
  }
})

/** @throws BadInput for more than 366 days or an empty span */
export function daysOf({ fromDay, toDay }: Span): string[] {
  const days: string[] = []
  for (let day = fromDay; day <= toDay && days.length <= maxFigureDays; day = shiftDay(day, 1)) days.push(day)
  if (days.length === 0 || days.length > maxFigureDays) fail('BadInput')
  return days
}

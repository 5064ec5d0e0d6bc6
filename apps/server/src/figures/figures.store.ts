import type { FigureName } from '@guangquan/contract'
import { sql } from 'kysely'
import type { Queryable } from '../db/client.ts'
import type { DayRange, DayValue } from './figure.ts'

/** Replaces the values of days. */
export async function storeValues(
  db: Queryable,
  name: FigureName,
  { values, now }: { values: readonly DayValue[]; now: Date },
): Promise<void> {
  await sql`
    insert into daily_figure (name, day, value, counted_at)
    select ${name}, day, value, ${now}
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as counted (day date, value bigint)
    on conflict (name, day) do update set value = excluded.value, counted_at = excluded.counted_at`.execute(
    db,
  )
}

/** Adds to values, for what a node counted itself. */
export async function addToValues(
  db: Queryable,
  counts: readonly { name: FigureName; day: string; value: number }[],
  now: Date,
): Promise<void> {
  await sql`
    insert into daily_figure (name, day, value, counted_at)
    select name, day, value, ${now}
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as counted (name text, day date, value bigint)
    on conflict (name, day) do update
    set value = daily_figure.value + excluded.value, counted_at = excluded.counted_at`.execute(db)
}

/** The last day of a figure that was counted after its end, so that its value is final. */
export async function finalDay(db: Queryable, name: FigureName): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select max(day) as day from daily_figure
    where name = ${name} and counted_at >= (day + 1)::timestamp at time zone 'Asia/Shanghai'`.execute(db)
  return rows[0]?.day ?? null
}

/** The first day of which anything is known. */
export async function firstDay(db: Queryable): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`select min(day) as day from daily_figure`.execute(db)
  return rows[0]?.day ?? null
}

export async function listValues(
  db: Queryable,
  { from, to }: DayRange,
): Promise<{ name: string; day: string; value: number }[]> {
  const { rows } = await sql<{ name: string; day: string; value: number }>`
    select name, day, value from daily_figure where day between ${from} and ${to}`.execute(db)
  return rows
}

import { sql } from 'kysely'
import type { Queryable } from '../../db/client.ts'

/** A fixed window of the table `rate_limit`: the first count opens it, and it ends `seconds` later. */
export interface Window {
  points: number
  seconds: number
}

export interface WindowState {
  /** False if the window was full: then nothing was counted. */
  taken: boolean
  points: number
  /** Milliseconds until the window ends. */
  msLeft: number
}

/**
 * Counts one in a window unless it is full, in one statement: of concurrent calls on many nodes exactly as many pass as
 * the window has points. Inside a transaction a rollback undoes the count, and callers with the same key wait for its
 * end. For limits of a domain; limits of whole methods belong to the gate.
 */
export async function consumeWindow(
  db: Queryable,
  now: Date,
  key: string,
  window: Window,
): Promise<WindowState> {
  const nowMs = now.getTime()
  const end = nowMs + window.seconds * 1000
  const { rows } = await sql<{ points: number; expire: number }>`
    insert into rate_limit as held (key, points, expire) values (${key}, 1, ${end})
    on conflict (key) do update set
      points = case when held.expire <= ${nowMs} then 1 else held.points + 1 end,
      expire = case when held.expire <= ${nowMs} then ${end} else held.expire end
    where held.expire <= ${nowMs} or held.points < ${window.points}
    returning points, expire`.execute(db)
  const row = rows[0]
  if (row !== undefined) return { taken: true, points: row.points, msLeft: row.expire - nowMs }
  return { ...(await readWindow(db, now, key)), taken: false }
}

/** State of a window, without counting. One that has ended or never began has 0 points. */
export async function readWindow(db: Queryable, now: Date, key: string): Promise<Omit<WindowState, 'taken'>> {
  const { rows } = await sql<{ points: number; expire: number }>`
    select points, expire from rate_limit where key = ${key} and expire > ${now.getTime()}`.execute(db)
  const row = rows[0]
  return row === undefined
    ? { points: 0, msLeft: 0 }
    : { points: row.points, msLeft: row.expire - now.getTime() }
}

/** Extends a window until `end`, so that a full one refuses until then. */
export async function extendWindow(db: Queryable, key: string, end: Date): Promise<void> {
  await sql`update rate_limit set expire = ${end.getTime()} where key = ${key}`.execute(db)
}

/** Deletes the counts. */
export async function clearWindows(db: Queryable, keys: string[]): Promise<void> {
  await sql`delete from rate_limit where key = any(${keys})`.execute(db)
}

/** Returns points for calls that do not count after all. */
export async function giveBack(db: Queryable, key: string, points: number): Promise<void> {
  await sql`update rate_limit set points = greatest(points - ${points}, 0) where key = ${key}`.execute(db)
}

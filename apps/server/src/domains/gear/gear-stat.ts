import { sql } from 'kysely'
import type { Database, Tx } from '../../db/client.ts'
import { chooseBest } from './gear-best.ts'
import { figuresOf, gearOfShots } from './gear-figures.ts'
import { writeGearShots } from './gear-shots.ts'

/** Fewer photographs with an hour would describe individuals rather than the gear. */
export const hoursFrom = 10

/**
 * Recounts, over all photographs of public posts, how each camera and lens is used, and chooses its best ones. Readers
 * see the old figures until it is done; afterwards `moveGear` applies changes.
 */
export async function countGear(db: Database): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = '10min'`.execute(tx)
    await lockGear(tx)
    // The count below includes pending changes; changes made meanwhile become pending again.
    await tx.deleteFrom('gear_pending').execute()
    await tx.deleteFrom('gear_shot').execute()
    await writeGearShots(tx, 'all', 'gear_shot')
    await tx.deleteFrom('gear_stat').execute()
    await writeFigures(tx, 'gear_shot')
    await chooseBest(tx)
  })
}

/** One program at a time updates or proves the figures. */
export async function lockGear(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('gear.figures'))`.execute(tx)
}

/** As `lockGear` without waiting. @returns false while another program has the lock */
export async function tryLockGear(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('gear.figures')) as held`.execute(tx)
  return rows[0]?.held === true
}

/** Adds the figures of all photographs in a table to `gear_stat`, which does not include them yet. */
export async function writeFigures(tx: Tx, table: 'gear_shot' | 'gear_fresh'): Promise<void> {
  await sql`insert into gear_stat (kind, gear_id, figure, value, count) ${allFigures(table)}`.execute(tx)
}

/** SQL: every figure of the photographs in a table. */
export function allFigures(table: 'gear_shot' | 'gear_fresh') {
  const shots = sql`select *, 1 as sign from ${sql.table(table)}`
  return sql`
    select kind, gear_id, figure, value, count from (${figuresOf(shots)}) as figures
    union all
    select kind, gear_id, 'authors', '', count(distinct author_id)::int from (${gearOfShots(shots)}) as used
    group by 1, 2`
}

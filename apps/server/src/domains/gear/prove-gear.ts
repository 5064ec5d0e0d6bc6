import { sql } from 'kysely'
import type { JobCtx } from '../../jobs/job.ts'
import { chooseBest } from './gear-best.ts'
import { allFigures, lockGear, writeFigures } from './gear-stat.ts'
import { writeGearShots } from './gear-shots.ts'
import { movePending } from './move-gear.ts'

/** A figure that was wrong. */
interface GearDrift {
  kind: string
  gear_id: string
  figure: string
  value: string
  kept: number
  counted: number
}

const driftsLogged = 20

/**
 * Recounts all figures of gear and repairs differences, of which there should be none. Also chooses the best
 * photographs again. All in one snapshot, after applying all pending changes.
 * @returns what was wrong
 */
export async function proveGear({ db, log }: Pick<JobCtx, 'db' | 'log'>): Promise<GearDrift[]> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      await sql`set local statement_timeout = '10min'`.execute(tx)
      await lockGear(tx)
      while ((await movePending(tx)) > 0);
      await sql`create temporary table gear_fresh (like gear_shot) on commit drop`.execute(tx)
      await writeGearShots(tx, 'all', 'gear_fresh')
      const { rows } = await sql<GearDrift>`
        select kind, gear_id, figure, value, coalesce(kept.count, 0) as kept, coalesce(fresh.count, 0) as counted
        from gear_stat kept full join (${allFigures('gear_fresh')}) as fresh using (kind, gear_id, figure, value)
        where kept.count is distinct from fresh.count order by 1, 2, 3, 4`.execute(tx)
      if (rows.length > 0) {
        log.error({ count: rows.length, drifts: rows.slice(0, driftsLogged) }, 'figures of gear were wrong')
        await tx.deleteFrom('gear_shot').execute()
        await sql`insert into gear_shot select * from gear_fresh`.execute(tx)
        await tx.deleteFrom('gear_stat').execute()
        await writeFigures(tx, 'gear_fresh')
      }
      await chooseBest(tx)
      return rows
    })
}

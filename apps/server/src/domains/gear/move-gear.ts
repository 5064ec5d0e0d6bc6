import { sql, type RawBuilder } from 'kysely'
import type { Database, Tx } from '../../db/client.ts'
import { countNamesOf } from './catalogue/unknown-names.ts'
import { offerBest } from './gear-best.ts'
import { figuresOf } from './gear-figures.ts'
import { writeGearShots } from './gear-shots.ts'
import { tryLockGear } from './gear-stat.ts'

const batch = 1000
const batchesAtOnce = 20

/**
 * Updates the figures of gear by the changes of public posts since the last time: for seconds at most, the rest waits
 * for the next run. Does nothing while another program counts.
 */
export async function moveGear(db: Database): Promise<void> {
  for (let done = 0; done < batchesAtOnce; done++) {
    const moved = await db
      .transaction()
      .execute(async (tx) => ((await tryLockGear(tx)) ? movePending(tx) : 0))
    if (moved < batch) return
  }
}

/**
 * Updates the figures by the next pending posts; the caller has the lock.
 * @returns how many rows were pending, at most a batch
 */
export async function movePending(tx: Tx): Promise<number> {
  const { rows } = await sql<{ publish_id: string }>`
    delete from gear_pending where id in (select id from gear_pending order by id limit ${batch})
    returning publish_id`.execute(tx)
  if (rows.length === 0) return 0
  const ids = [...new Set(rows.map((row) => row.publish_id))]
  await sql`create temporary table if not exists gear_before (like gear_shot) on commit delete rows`.execute(
    tx,
  )
  await sql`truncate gear_before`.execute(tx)
  await sql`with removed as (delete from gear_shot where publish_id = any(${ids}::uuid[]) returning *)
    insert into gear_before select * from removed`.execute(tx)
  await writeGearShots(tx, ids, 'gear_shot')
  const changed = sql`
    select *, -1 as sign from gear_before
    union all select *, 1 from gear_shot where publish_id = any(${ids}::uuid[])`
  await addToFigures(tx, figuresOf(changed))
  await addToFigures(tx, authorMoves('camera', ids))
  await addToFigures(tx, authorMoves('lens', ids))
  await offerBest(tx, ids)
  await countNamesOf(tx, ids)
  return rows.length
}

async function addToFigures(tx: Tx, moves: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<{ kind: string; gear_id: string; figure: string; value: string; count: number }>`
    insert into gear_stat (kind, gear_id, figure, value, count)
    select kind, gear_id, figure, value, count from (${moves}) as moved
    on conflict (kind, gear_id, figure, value) do update set count = gear_stat.count + excluded.count
    returning *`.execute(tx)
  const empty = rows.filter((row) => row.count === 0)
  if (empty.length === 0) return
  const texts = (of: (row: (typeof empty)[number]) => string) => sql`${empty.map(of)}::text[]`
  await sql`delete from gear_stat using unnest(${texts((row) => row.kind)}, ${texts((row) => row.gear_id)},
      ${texts((row) => row.figure)}, ${texts((row) => row.value)}) as empty (kind, gear_id, figure, value)
    where gear_stat.kind = empty.kind and gear_stat.gear_id = empty.gear_id
      and gear_stat.figure = empty.figure and gear_stat.value = empty.value`.execute(tx)
}

// Authors are counted once: added with their first post and removed with their last.
function authorMoves(kind: 'camera' | 'lens', ids: readonly string[]): RawBuilder<unknown> {
  const gear = sql.ref(`${kind}_id`)
  const changed = sql`${[...ids]}::uuid[]`
  const has = (table: string, which: RawBuilder<unknown>) => sql`exists (
    select 1 from ${sql.table(table)} as other
    where other.author_id = pair.author_id and other.${gear} = pair.gear_id and ${which})`
  const had = sql`(${has('gear_before', sql`true`)} or ${has('gear_shot', sql`other.publish_id <> all(${changed})`)})`
  return sql`
    select ${kind}::text as kind, gear_id, 'authors' as figure, '' as value, sum(has::int - had::int)::int as count
    from (
      select pair.gear_id, ${had} as had, ${has('gear_shot', sql`true`)} as has
      from (
        select author_id, ${gear} as gear_id from gear_before where ${gear} is not null
        union select author_id, ${gear} from gear_shot where ${gear} is not null and publish_id = any(${changed})
      ) as pair
    ) as moved group by gear_id having sum(has::int - had::int) <> 0`
}

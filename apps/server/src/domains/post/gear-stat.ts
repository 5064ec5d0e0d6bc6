import { sql, type RawBuilder } from 'kysely'
import type { Database, Tx } from '../../db/client.ts'
import { shotHour } from '../media/index.ts'
import { visiblePosts } from './visible-posts.ts'

/** What is counted of a camera's or lens's photographs. */
export const gearFigures = ['posts', 'authors', 'aperture', 'focal', 'iso', 'hour', 'partner'] as const
export type GearFigure = (typeof gearFigures)[number]

/** So few photographs with an hour tell of single people rather than of the gear. */
export const hoursFrom = 10

interface Column {
  kind: 'camera' | 'lens'
  id: RawBuilder<string>
  partner: RawBuilder<string>
}

const columns: readonly Column[] = [
  { kind: 'camera', id: sql.ref('publish.cover_camera_id'), partner: sql.ref('publish.cover_lens_id') },
  { kind: 'lens', id: sql.ref('publish.cover_lens_id'), partner: sql.ref('publish.cover_camera_id') },
]

/** Counts anew, over all public posts, how each camera and lens is used. Readers see the old figures until it is done. */
export async function countGear(db: Database): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = '10min'`.execute(tx)
    await tx.deleteFrom('gear_stat').execute()
    for (const column of columns) await countColumn(tx, column)
  })
}

async function countColumn(tx: Tx, column: Column): Promise<void> {
  const one = sql<string>`''`
  await count(tx, column, 'posts', one)
  await count(tx, column, 'authors', one, sql<number>`count(distinct publish.author_id)`)
  await count(tx, column, 'aperture', sql`(publish.cover_f_number::float8)::text`)
  await count(tx, column, 'focal', sql`round(publish.cover_focal_length)::int::text`)
  // The full stop below: 100, 200, 400 …
  await count(
    tx,
    column,
    'iso',
    sql`(case when publish.cover_iso > 0
      then round(100 * power(2, floor(log(2, publish.cover_iso / 100.0) + 0.01)))::int end)::text`,
  )
  await count(tx, column, 'partner', sql`${column.partner}`)
  // Public posts only, and only where the author shows when it was taken.
  await sql`
    insert into gear_stat (kind, gear_id, figure, value, count)
    select ${column.kind}, ${column.id}, 'hour', shot.hour::text, count(*)
    from publish join publish_picture picture on picture.publish_id = publish.id and picture.position = 0
      and not 'shotDate' = any(picture.exif_hidden),
      lateral (select ${shotHour(sql`picture.file_id`)} as hour) as shot
    where ${visiblePosts(null)} and ${column.id} is not null and shot.hour is not null
    group by 2, 4`.execute(tx)
}

async function count(
  tx: Tx,
  { kind, id }: Column,
  figure: GearFigure,
  value: RawBuilder<string>,
  amount: RawBuilder<number> = sql<number>`count(*)`,
): Promise<void> {
  await sql`
    insert into gear_stat (kind, gear_id, figure, value, count)
    select ${kind}, ${id}, ${figure}::text, ${value}, ${amount} from publish
    where ${visiblePosts(null)} and ${id} is not null and ${value} is not null
    group by 2, 4`.execute(tx)
}

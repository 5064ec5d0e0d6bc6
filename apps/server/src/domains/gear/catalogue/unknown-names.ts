import { publishStatus } from '@guangquan/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Database, Tx } from '../../../db/client.ts'
import type { GearKind } from '../../gear-catalogue/index.ts'

const kinds = ['camera', 'lens'] as const
const nameOf = (kind: GearKind) => sql.ref(kind === 'camera' ? 'exif.model' : 'exif.lens_model')
const idOf = (kind: GearKind) => sql.ref(kind === 'camera' ? 'exif.camera_id' : 'exif.lens_id')

/** SQL: the unknown names of published photographs with their counts, without names that an author hides. */
function countedNames(kind: GearKind, only: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select ${kind}::text as kind, coalesce(exif.make, '') as make, ${nameOf(kind)} as name,
      count(*)::int as photographs
    from picture_exif exif
    join publish_picture picture on picture.file_id = exif.file_id
    join publish on publish.id = picture.publish_id
    where ${idOf(kind)} is null and ${nameOf(kind)} is not null and ${nameOf(kind)} <> '' ${only}
      and publish.status = ${sql.lit(publishStatus.published)} and not ${kind} = any(picture.exif_hidden)
    group by 1, 2, 3`
}

const written = sql`insert into gear_unknown_name (kind, make, name, photographs)`
const counted = sql`on conflict (kind, make, name) do update set photographs = excluded.photographs
  where gear_unknown_name.photographs <> excluded.photographs`

/** Counts again the unknown names that photographs of these posts carry. */
export async function countNamesOf(tx: Tx, publishIds: readonly string[]): Promise<void> {
  for (const kind of kinds) {
    const { rows } = await sql<{ name: string }>`select distinct ${nameOf(kind)} as name
      from publish_picture picture join picture_exif exif on exif.file_id = picture.file_id
      where picture.publish_id = any(${publishIds}::uuid[]) and ${idOf(kind)} is null
        and ${nameOf(kind)} is not null`.execute(tx)
    if (rows.length === 0) continue
    const only = sql`and ${nameOf(kind)} = any(${rows.map(({ name }) => name)}::text[])`
    await sql`${written} ${countedNames(kind, only)} ${counted}`.execute(tx)
  }
}

/** Counts all unknown names again, and forgets those that no photograph carries any more. */
export async function countAllNames(db: Database): Promise<void> {
  for (const kind of kinds) {
    await sql`with fresh as materialized (${countedNames(kind, sql``)}),
      counted as (${written} select kind, make, name, photographs from fresh ${counted})
      delete from gear_unknown_name old where kind = ${kind} and dismissed_at is null and not exists (
        select 1 from fresh where fresh.make = old.make and fresh.name = old.name)`.execute(db)
  }
}

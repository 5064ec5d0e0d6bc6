import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Tx } from '../../db/client.ts'
import type { GearKind } from '../gear-catalogue/index.ts'

/** Photographs of an entry of the catalogue, or those with a name that it does not know. */
export type GearSource = { gearId: string } | { make: string; name: string }

const idOf = (kind: GearKind) => sql.ref(kind === 'camera' ? 'camera_id' : 'lens_id')

function isFrom(kind: GearKind, from: GearSource): RawBuilder<SqlBool> {
  if ('gearId' in from) return sql<SqlBool>`${idOf(kind)} = ${from.gearId}`
  const name = sql.ref(kind === 'camera' ? 'model' : 'lens_model')
  return sql<SqlBool>`${idOf(kind)} is null and ${name} = ${from.name} and coalesce(make, '') = ${from.make}`
}

/** Files of photographs from a source, after one of them, at most `limit`. */
export async function listFilesTakenWith(
  tx: Tx,
  kind: GearKind,
  { from, after, limit }: { from: GearSource; after: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ file_id: string }>`select file_id from picture_exif
    where ${isFrom(kind, from)} and file_id > ${after}::uuid order by file_id limit ${limit}`.execute(tx)
  return rows.map((row) => row.file_id)
}

/** Joins those of these photographs that are still from the source to an entry of the catalogue. */
export async function joinGear(
  tx: Tx,
  kind: GearKind,
  { fileIds, from, intoId }: { fileIds: readonly string[]; from: GearSource; intoId: string },
): Promise<void> {
  await sql`update picture_exif set ${idOf(kind)} = ${intoId}
    where file_id = any(${fileIds}::uuid[]) and ${isFrom(kind, from)}`.execute(tx)
}

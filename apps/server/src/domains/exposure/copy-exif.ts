import { sql } from 'kysely'
import type { Tx } from '../../db/client.ts'

/** Gives a photograph the camera data of another in place of its own. */
export async function copyExif(tx: Tx, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.deleteFrom('picture_exif').where('file_id', '=', to).execute()
  await sql`insert into picture_exif
    select (jsonb_populate_record(null::picture_exif,
      to_jsonb(picture_exif) || jsonb_build_object('file_id', ${to}::uuid))).*
    from picture_exif where file_id = ${from}`.execute(tx)
}

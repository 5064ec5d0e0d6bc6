import { sql } from 'kysely'
import type { Queryable } from '../../db/client.ts'
import { preparedQuery } from '../../db/prepared-query.ts'

/** What a post states about its photographs. */
export interface PhotographFacts {
  /** The highest AI level in their metadata: 1 none, 2 altered, 3 made by AI. */
  aiFound: number
  /** Camera data of the first. */
  cameraId: string | null
  lensId: string | null
  fNumber: number | null
  focalLength: number | null
  iso: number | null
  exposureSeconds: number | null
}

/** Reads what a post states about its photographs, of which the first is the cover. */
export async function readPhotographFacts(
  db: Queryable,
  fileIds: readonly string[],
): Promise<PhotographFacts> {
  const [facts] = await photographFacts(db, { fileIds })
  if (facts === undefined) throw new Error('an aggregate without a row')
  return facts
}

const photographFacts = preparedQuery<{ fileIds: readonly string[] }, PhotographFacts>(
  'media.photographFacts',
  (db, param) => {
    const fileIds = sql`${param('fileIds')}::uuid[]`
    const query = sql<PhotographFacts>`
      select coalesce(found.ai, 1) as "aiFound", e.camera_id as "cameraId", e.lens_id as "lensId",
        e.f_number as "fNumber", e.focal_length as "focalLength", e.iso, e.exposure_seconds as "exposureSeconds"
      from (select max(ai_found) as ai from stored_file where id = any(${fileIds})) as found
        left join picture_exif e on e.file_id = (${fileIds})[1]`
    return { compile: () => query.compile(db) }
  },
)

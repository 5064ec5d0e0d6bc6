import {
  lowMask,
  maxNearDistance,
  orientations,
  probesOf,
  turnHash,
  type NearHash,
} from '@guangquan/rules/posts/near-hash'
import { sql, type RawBuilder } from 'kysely'
import type { Queryable } from '../../db/client.ts'

/** A photograph that looks like another one. */
export interface NearFile {
  file_id: string
  other_id: string
  /** Up to `maxNearDistance`. */
  distance: number
  /** A value of `orientations`: how the other one was turned to look like this one. */
  orientation: number
}

/** Those of the photographs that can be compared, by file id. */
export async function loadNearHashes(
  db: Queryable,
  fileIds: readonly string[],
): Promise<Map<string, NearHash>> {
  if (fileIds.length === 0) return new Map()
  const { rows } = await sql<
    { file_id: string } & NearHash
  >`select file_id, bits::text as bits, weak::text as weak
    from near_hash where file_id = any(${[...fileIds]}::uuid[]) and bits is not null`.execute(db)
  return new Map(rows.map(({ file_id: id, bits, weak }) => [id, { bits, weak }]))
}

/**
 * A query for all stored photographs that look like some: rows of `NearFile`. Candidates have a band in common with one
 * of the eight orientations, which the indexes find; they are then compared in all bits.
 */
export function nearFiles(hashes: ReadonlyMap<string, NearHash>): RawBuilder<NearFile> {
  const looked = [...hashes].flatMap(([fileId, hash]) =>
    orientations.map((orientation) => {
      const turned = turnHash(hash, orientation)
      const [band0, band1, band2, band3, band4, band5] = probesOf(turned)
      const bits = turned.bits
      return {
        file_id: fileId,
        orientation: backOf(orientation),
        bits,
        band0,
        band1,
        band2,
        band3,
        band4,
        band5,
      }
    }),
  )
  return sql<NearFile>`select looked.file_id, found.other_id, found.distance, looked.orientation
    from (
      -- Read as bits once, not for each candidate.
      select file_id, orientation, bits::bit(256) as bits, band0, band1, band2, band3, band4, band5
      from jsonb_to_recordset(${JSON.stringify(looked)}::jsonb) as given (
        file_id uuid, orientation integer, bits text, band0 smallint[], band1 smallint[], band2 smallint[],
        band3 smallint[], band4 smallint[], band5 smallint[])
      offset 0
    ) looked
    cross join lateral (
      select h.file_id as other_id, (bit_count(h.bits # looked.bits)
        + bit_count((h.bits # looked.bits) & ${sql.lit(lowMask)}::bit(256)))::integer as distance
      from near_hash h
      where (h.band0 = any(looked.band0) or h.band1 = any(looked.band1) or h.band2 = any(looked.band2)
        or h.band3 = any(looked.band3) or h.band4 = any(looked.band4) or h.band5 = any(looked.band5))
        -- The distance is no less: nearly all candidates are left out by this half of it.
        and bit_count(h.bits # looked.bits) <= ${sql.lit(maxNearDistance)}
    ) found
    where found.distance <= ${sql.lit(maxNearDistance)} and found.other_id <> looked.file_id`
}

/** What turns a picture back. The axes are swapped first, so that then each mirror is the other one. */
function backOf(orientation: number): number {
  const mirrored = orientation & 3
  return (orientation & 4) === 0 ? orientation : 4 | (mirrored >> 1) | ((mirrored & 1) << 1)
}

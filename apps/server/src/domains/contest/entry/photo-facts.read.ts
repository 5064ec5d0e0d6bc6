import { sameFrom, sameHashBits, type PhotoFacts } from '@guangquan/rules/contest/verification'
import { sql } from 'kysely'
import type { Queryable } from '../../../db/client.ts'

/** The facts of a stored photograph on which the rules decide, including those that only the server knows. */
export interface StoredPhoto {
  fileId: string
  sha256: Buffer
  hash: string | null
  facts: PhotoFacts
}

interface FactsRow {
  id: string
  sha256: Buffer
  picture_hash: string | null
  mime: string
  size_bytes: number
  width: number
  height: number
  ai_found: number
  make: string | null
  model: string | null
  camera_id: string | null
  lens_id: string | null
  shot_at: string | null
  exposure_seconds: number | null
  software: string | null
  by_hand: boolean
  is_brand: boolean
  is_own: boolean
  same_entry: string | null
  same_is_own: boolean | null
  same_bits: number | null
}

/**
 * A member's photographs with the facts for a contest's rules, in the given order, in one statement. If its author
 * corrected the camera data, those of the file are used.
 * @param declaredAi the author's declaration for all of them
 * @param exceptEntry an entry that already contains them
 */
export async function loadPhotoFacts(
  db: Queryable,
  {
    memberId,
    fileIds,
    declaredAi,
    exceptEntry = null,
  }: { memberId: string; fileIds: readonly string[]; declaredAi: number; exceptEntry?: string | null },
): Promise<StoredPhoto[]> {
  if (fileIds.length === 0) return []
  const { rows } = await sql<FactsRow>`
    select f.id, f.sha256, f.picture_hash, f.mime, f.size_bytes, f.width, f.height, f.ai_found, e.make, e.model, e.camera_id, e.lens_id,
      e.shot_at::text as shot_at, e.exposure_seconds, e.software,
      coalesce(e.hand && array['camera', 'lens', 'shotDate', 'exposureSeconds', 'fNumber', 'iso'], false) as by_hand,
      exists (select from product_info p where p.camera_id = e.camera_id or p.lens_id = e.lens_id) as is_brand,
      exists (select from product_info p join user_product u on u.product_id = p.id
        where u.member_id = ${memberId}::uuid and u.state = 2
          and (p.camera_id = e.camera_id or p.lens_id = e.lens_id)) as is_own,
      same.number as same_entry, same.is_own as same_is_own,
      same.bits as same_bits
    from stored_file f
    left join picture_exif e on e.file_id = f.id
    left join lateral (
      select n.number::text as number, n.author_id = ${memberId}::uuid as is_own, found.bits
      from (
        (select c.entry_id, null::int as bits from contest_photo c where c.sha256 = f.sha256)
        union all
        (select near.entry_id, near.bits from (
          select c.entry_id, bit_count(('x' || c.hash)::bit(64) # ('x' || f.picture_hash)::bit(64))::int as bits
          from contest_photo c where c.sha256 <> f.sha256
        ) near where near.bits <= ${sameHashBits})
      ) found
      join contest_entry n on n.id = found.entry_id
      where n.state not in (4, 5, 11) and n.id is distinct from ${exceptEntry}::uuid
      order by found.bits nulls first, n.created_at limit 1
    ) same on true
    where f.id = any(${[...fileIds]}::uuid[])`.execute(db)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return fileIds.flatMap((fileId) => {
    const row = byId.get(fileId)
    return row === undefined
      ? []
      : [{ fileId, sha256: row.sha256, hash: row.picture_hash, facts: factsOf(row, declaredAi) }]
  })
}

function factsOf(row: FactsRow, declaredAi: number): PhotoFacts {
  return {
    format: row.mime.replace(/^image\//, ''),
    bytes: row.size_bytes,
    width: row.width,
    height: row.height,
    make: row.make,
    model: row.model,
    cameraId: row.camera_id,
    lensId: row.lens_id,
    capturedAt: row.shot_at?.slice(0, 19).replace('T', ' ') ?? null,
    exposureSeconds: row.exposure_seconds,
    software: row.software,
    isByHand: row.by_hand,
    ai: Math.max(row.ai_found, declaredAi),
    isBrandGear: row.is_brand,
    isOwnGear: row.is_own,
    duplicateOf:
      row.same_entry === null
        ? 'none'
        : {
            entry: row.same_entry.padStart(3, '0'),
            isOwn: row.same_is_own === true,
            similar: similarity(row.same_bits),
          },
  }
}

/** The same file is a duplicate; one that only looks alike goes to a person, however similar it is. */
function similarity(bits: number | null): number {
  return bits === null ? 100 : Math.min(sameFrom - 1, Math.round(100 - (bits * 100) / 64))
}

import { useTypes, type ContestVerdict, type MethodParsed, type StaffContest } from '@guangquan/contract'
import { verifyPhoto, type PhotoFacts } from '@guangquan/rules/contest/verification'
import { sql } from 'kysely'
import type { StaffCtx } from '../../../context.ts'
import { readPhotoHead } from '../../exposure/index.ts'

/**
 * The verdicts of a set of rules on a file, by the function that judges entries. Nothing is stored. The file has no
 * author, so its gear belongs to nobody; similar photographs are only found when it is entered.
 */
export async function tryFile(
  { app, db }: StaffCtx,
  { rules, size, sha256, head }: MethodParsed<typeof StaffContest.TryFile>,
): Promise<{ verdicts: ContestVerdict[] | null }> {
  const found = await readPhotoHead(app, { head: Buffer.from(head, 'base64'), useType: useTypes.photo })
  if (found === null) return { verdicts: null }
  const { exif, cameraId, lensId } = found
  const { rows } = await sql<{ is_brand: boolean; same: string | null }>`select
      exists (select from product_info p where p.camera_id = ${cameraId} or p.lens_id = ${lensId}) as is_brand,
      (select n.number::text from contest_photo c join contest_entry n on n.id = c.entry_id
        where c.sha256 = ${Buffer.from(sha256, 'hex')} and n.state not in (4, 5, 11)
        order by n.created_at limit 1) as same`.execute(db)
  const same = rows[0]?.same ?? null
  const facts: PhotoFacts = {
    format: found.mime.replace(/^image\//, ''),
    bytes: size,
    width: found.width,
    height: found.height,
    make: exif.make,
    model: exif.model,
    cameraId,
    lensId,
    capturedAt: exif.shotAt,
    exposureSeconds: exif.exposureSeconds,
    software: exif.software,
    isByHand: false,
    ai: found.aiFound,
    isBrandGear: rows[0]?.is_brand ?? false,
    isOwnGear: null,
    duplicateOf: same === null ? 'none' : { entry: same.padStart(3, '0'), isOwn: false, similar: 100 },
  }
  return { verdicts: verifyPhoto(rules, facts) }
}

import { rm } from 'node:fs/promises'
import { useTypes, type Verdict } from '@guangquan/contract'
import { v7 as uuid } from 'uuid'
import type { App } from '../../context.ts'
import { fail } from '../../fail.ts'
import { refuseTooLarge } from './upload-limits.ts'
import type { DecodedPicture, DecodeRefusal } from '../image/index.ts'
import {
  decodersOf,
  orderOf,
  cleanExif,
  type CleanExif,
  type CleanedExif,
  ruleOf,
  type FileRule,
  copyKey,
  keysOf,
} from '../image/index.ts'
import { resolveGear } from '../gear-catalogue/index.ts'
import { queueAvif } from './make-avif.ts'
import { insertExif, storeGearFacts } from '../exposure/index.ts'
import { insertFile, ownMark } from './media.store.ts'
import { watermarkVersionFor } from './picture-urls.ts'
import { storeNearHash } from '../near-hash/index.ts'
import { removeFile } from './remove-file.ts'
import { writeTemporary, type TemporaryFile } from '../../storage/temporary-file.ts'

export interface FileIntent {
  /** As received; stored as text only. */
  fileName: string
  /** A value of `useTypes`. */
  useType: number
  /** Bytes of this file that the quota already counts as an unfinished upload. */
  countedBytes?: number
  /** False skips the AVIF copies: for hundreds of pictures at once. */
  avif?: boolean
}

/**
 * Checks a picture by its content, makes its copies and stores the original unchanged. A temporary file is consumed,
 * whatever the outcome.
 * @param ownerId null for a picture of the site itself
 * @returns id of the file, unused until `claimFiles`
 * @throws Failure FileTypeRefused, ProofTypeRefused, HeicRefused, HeicTooLarge, FileTooLarge, PhotoDamaged, PhotoIncomplete, PhotoTooSmall,
 * PhotoTooNarrow, BackgroundTooSmall, PhotoTooLarge, PhotoSideTooLong, GifTooLarge, QuotaFull, StorageFull, Unavailable
 */
export async function storeFile(
  app: App,
  ownerId: string | null,
  source: Buffer | TemporaryFile,
  intent: FileIntent,
): Promise<string> {
  const file = Buffer.isBuffer(source) ? await writeTemporary(app, [source]) : source
  try {
    const rule = ruleOf(intent.useType)
    await refuseTooLarge(app.db, ownerId, { useType: intent.useType, size: file.size })
    const order = orderOf('read', file.path, intent.useType, { mark: rule.mark })
    const result = await decodersOf(app).front.run(order)
    if (result.kind === 'refused') refuse(result.reason, rule, intent.useType)
    return await keep(app, ownerId, file, intent, result.picture)
  } finally {
    await rm(file.path, { force: true })
  }
}

function refuse(reason: DecodeRefusal, rule: FileRule, useType: number): never {
  if (reason === 'FileTypeRefused' && useType === useTypes.proof) fail('ProofTypeRefused')
  if (reason === 'PhotoTooSmall') fail(reason, { min: rule.minShortEdge })
  if (reason === 'PhotoTooNarrow') fail(reason, { min: rule.minWidth })
  if (reason === 'BackgroundTooSmall') fail(reason, { width: rule.minWidth, height: rule.minHeight })
  fail(reason)
}

/**
 * The row is inserted first: if the program is killed while it writes the objects, the cleanup of unused files finds
 * them by the row.
 */
async function keep(
  app: App,
  ownerId: string | null,
  file: TemporaryFile,
  intent: FileIntent,
  picture: DecodedPicture,
): Promise<string> {
  const id = uuid()
  const keys = keysOf(id, picture.mime, app.now())
  await insertRows(app, { id, ownerId, file, intent, picture, keys })
  try {
    await writeObjects(app, { file, useType: intent.useType, picture, keys })
    if (intent.avif !== false) await queueAvif(app.db, id, intent.useType)
  } catch (error) {
    await removeFile(app, id)
    throw error
  }
  return id
}

interface NewObjects {
  file: TemporaryFile
  useType: number
  picture: DecodedPicture
  keys: ReturnType<typeof keysOf>
}

/** Stores the original and the copies. All writes have ended when it throws: none uses what is then removed. */
export async function writeObjects(app: App, { file, useType, picture, keys }: NewObjects): Promise<void> {
  const { mark_version: mark } = ownMark(ruleOf(useType))
  const writes = await Promise.allSettled([
    app.storage.putFile(keys.originalKey, file.path, picture.mime),
    ...picture.copies.map((copy) =>
      app.storage.put(
        copyKey(keys.publicPrefix, { ...copy, mark: watermarkVersionFor({ mark }, copy.size) }, 'webp'),
        Buffer.from(copy.body),
        'image/webp',
      ),
    ),
  ])
  for (const write of writes) if (write.status === 'rejected') throw write.reason
}

interface NewRows {
  id: string
  ownerId: string | null
  file: TemporaryFile
  intent: FileIntent
  picture: DecodedPicture
  keys: ReturnType<typeof keysOf>
}

async function insertRows(app: App, { id, ownerId, file, intent, picture, keys }: NewRows): Promise<void> {
  const cleaned = cleanExif(picture.exif, app.now())
  await app.db.transaction().execute(async (tx) => {
    await insertFile(
      tx,
      {
        id,
        owner_id: ownerId,
        use_type: intent.useType,
        mime: picture.mime,
        size_bytes: file.size,
        sha256: file.sha256,
        original_key: keys.originalKey,
        public_prefix: keys.publicPrefix,
        is_public: ruleOf(intent.useType).publicAtOnce,
        width: picture.width,
        height: picture.height,
        webp_sizes: sizesIn(picture, 'srgb'),
        p3_sizes: sizesIn(picture, 'p3'),
        moving_size: picture.copies.find((copy) => copy.moving)?.size ?? null,
        ai_found: picture.aiMark,
        damage: picture.damaged ? 1 : 0,
        blur: picture.blur,
        color: picture.color,
        picture_hash: picture.hash === '' ? null : picture.hash,
        ...ownMark(ruleOf(intent.useType)),
        verdicts: verdictsOf(picture, cleaned),
        created_at: app.now(),
      },
      intent,
    )
    await insertExif(tx, id, cleaned.exif, await resolveGear(tx, cleaned.exif))
    if (ownerId !== null && intent.useType === useTypes.photo) await storeNearHash(tx, id, picture.near)
    const isPhotograph =
      ownerId !== null && (intent.useType === useTypes.photo || intent.useType === useTypes.matchOriginal)
    await storeGearFacts(app, tx, id, isPhotograph ? picture.gear : { serials: [], counts: [] })
  })
}

/** Sides of the copies of a gamut. */
export function sizesIn({ copies }: DecodedPicture, gamut: 'srgb' | 'p3'): number[] {
  return copies.filter((copy) => copy.gamut === gamut && !copy.moving).map((copy) => copy.size)
}

function verdictsOf(picture: DecodedPicture, { exif, dropped }: CleanedExif): Verdict[] {
  const verdicts: Verdict[] = []
  if (!saysAnything(exif)) verdicts.push('noExif')
  if (dropped.length > 0) verdicts.push('exifDropped')
  if (picture.hasPosition) verdicts.push('positionHidden')
  if (picture.aiMark > 1) verdicts.push('aiMarked')
  return verdicts
}

/** Whether a file says anything of its taking: what its program and its colours are called does not count. */
function saysAnything({
  make,
  model,
  lensModel,
  focalLength,
  fNumber,
  exposureSeconds,
  iso,
  shotAt,
}: CleanExif): boolean {
  return [make, model, lensModel, focalLength, fNumber, exposureSeconds, iso, shotAt].some(
    (value) => value !== null,
  )
}

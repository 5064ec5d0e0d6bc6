import { rm } from 'node:fs/promises'
import { watermarkFromPx } from '@guangquan/contract'
import * as z from 'zod'
import type { App } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { defineJob } from '../../jobs/job.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import type { DecodedPicture, DecodePool } from '../image/index.ts'
import { decodersOf, orderOf, largestUnasked, ruleOf, copyKey } from '../image/index.ts'
import { queueAvif } from './make-avif.ts'
import { findFile, watermarkFor, shownWatermarkVersion, type FileRow } from './media.store.ts'
import { watermarkVersionFor } from './picture-urls.ts'
import { removeWatermarkedCopies } from './remove-watermarked-copies.ts'
import { writeTemporary } from '../../storage/temporary-file.ts'

/** Makes the copies one file still lacks after its author chose watermark and size. */
export const finishCopiesJob = defineJob(
  'media.finishCopies',
  z.object({ fileId: z.uuid() }),
  async ({ app }, { fileId }) => finishCopies(app, fileId),
)

/** After this time the job does what the publishing call has not done itself. */
const callsOwnTurnMs = 10_000

/**
 * Enqueues the copies of changed files, in the transaction that changes them. The caller makes them at once where a
 * person waits; the job covers the case that this failed.
 */
export async function queueCopies(tx: Tx, fileIds: readonly string[], now: Date): Promise<void> {
  const runAt = new Date(now.getTime() + callsOwnTurnMs)
  for (const fileId of fileIds) await enqueue(tx, finishCopiesJob, { fileId }, { key: fileId, runAt })
}

/**
 * Makes the watermarked copies and the large one that a file lacks, from its clean original, and publishes them.
 * Running twice costs time and changes nothing. Does nothing for a file that does not exist or has all copies.
 */
export async function finishCopies(app: App, fileId: string): Promise<void> {
  const file = await findFile(app.db, fileId)
  if (file === null) return
  const sizes = missingSizes(file)
  if (sizes.length > 0 || !file.copies_ready) {
    const copies = sizes.length === 0 ? [] : (await decodeAgain(app, file, sizes)).copies
    for (const copy of copies) {
      const name = { ...copy, mark: watermarkVersionFor({ mark: shownWatermarkVersion(file) }, copy.size) }
      await app.storage.put(copyKey(file.public_prefix, name, 'webp'), Buffer.from(copy.body), 'image/webp')
    }
    const has = (gamut: 'srgb' | 'p3', before: number[]) => {
      const made = copies.filter((copy) => copy.gamut === gamut).map((copy) => copy.size)
      return [...new Set([...before, ...made])].toSorted((a, b) => a - b)
    }
    // A choice made while this ran is another version with a job of its own.
    const { numUpdatedRows } = await app.db
      .updateTable('stored_file')
      .set({
        copies_ready: true,
        webp_sizes: has('srgb', file.webp_sizes),
        p3_sizes: has('p3', file.p3_sizes),
      })
      .where('id', '=', fileId)
      .where('mark_version', '=', file.mark_version)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
  }
  if (file.mark_version > 1) await removeWatermarkedCopies(app, file, file.mark_version - 1)
  await queueAvif(app.db, fileId, file.use_type)
}

function missingSizes(file: FileRow): number[] {
  const { copies, large, former } = ruleOf(file.use_type)
  const marked =
    file.watermark !== 0 && !file.copies_ready
      ? [...copies, ...(former === undefined ? [] : [former])].filter(
          ({ size }) => size >= watermarkFromPx && file.webp_sizes.includes(size),
        )
      : []
  const wantsLarge = file.large_open && large !== null && Math.max(file.width, file.height) > largestUnasked
  const lacksLarge = wantsLarge && (!file.webp_sizes.includes(large.size) || !file.copies_ready)
  return [...marked, ...(lacksLarge ? [large] : [])].map(({ size }) => size)
}

/** Copies of a file from its original, under its watermark. @throws where the original cannot be read */
export async function decodeAgain(
  app: App,
  file: FileRow,
  sizes: number[],
  pool: DecodePool = decodersOf(app).front,
): Promise<DecodedPicture> {
  const original = await app.storage.get(file.original_key)
  if (original === null) throw new Error(`the original of ${file.id} is not in the store`)
  const local = await writeTemporary(app, original.stream)
  try {
    const order = orderOf('webp', local.path, file.use_type, { mark: watermarkFor(file), sizes })
    const result = await pool.run(order)
    if (result.kind === 'refused') throw new Error(`no copies of ${file.id}: ${result.reason}`)
    return result.picture
  } finally {
    await rm(local.path, { force: true })
  }
}

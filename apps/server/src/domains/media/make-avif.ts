import { rm } from 'node:fs/promises'
import * as z from 'zod'
import type { App } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import { defineJob } from '../../jobs/job.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { decodersOf, orderOf, largestUnasked, ruleOf, copyKey } from '../image/index.ts'
import { findFile, watermarkFor, shownWatermarkVersion, type FileRow } from './media.store.ts'
import { watermarkVersionFor } from './picture-urls.ts'
import { writeTemporary } from '../../storage/temporary-file.ts'

/** Makes the AVIF copies of one file. */
export const makeAvifJob = defineJob(
  'media.avif',
  z.object({ fileId: z.uuid() }),
  async ({ app }, { fileId }) => makeAvif(app, fileId),
)

/** Enqueues the AVIF copies of a new file, behind all jobs that people wait for. */
export async function queueAvif(db: Queryable, fileId: string, useType: number): Promise<void> {
  if (ruleOf(useType).avif) await enqueue(db, makeAvifJob, { fileId }, { key: fileId, priority: 10 })
}

/**
 * Adds the AVIF copies that a file lacks, from its original. A copy larger than its WebP is useless and is discarded.
 * Does nothing when the file or its original no longer exists.
 */
export async function makeAvif(app: App, fileId: string): Promise<void> {
  const file = await findFile(app.db, fileId)
  if (file === null || !file.copies_ready) return
  const has = (size: number) => file.avif_sizes.includes(size)
  const hasWide = (size: number) => !file.p3_sizes.includes(size) || file.p3_avif_sizes.includes(size)
  const missing = file.webp_sizes.filter((size) => size <= largestUnasked && !(has(size) && hasWide(size)))
  if (missing.length === 0) return
  const made = await storeAvif(app, file, missing)
  const withMade = (before: number[], gamut: MadeAvif['gamut']) => {
    const added = made.filter((one) => one.gamut === gamut).map(({ size }) => size)
    return [...new Set([...before, ...added])].toSorted((a, b) => a - b)
  }
  // A watermark chosen meanwhile has its own job; these copies do not carry it.
  await app.db
    .updateTable('stored_file')
    .set({
      avif_sizes: withMade(file.avif_sizes, 'srgb'),
      p3_avif_sizes: withMade(file.p3_avif_sizes, 'p3'),
    })
    .where('id', '=', fileId)
    .where('mark_version', '=', file.mark_version)
    .execute()
}

export interface MadeAvif {
  size: number
  gamut: 'srgb' | 'p3'
}

/** Stores AVIF copies of these sizes, as far as they are smaller than those in WebP; the row does not name them yet. */
export async function storeAvif(app: App, file: FileRow, sizes: number[]): Promise<MadeAvif[]> {
  const original = await app.storage.get(file.original_key)
  // Its owner left and only the photograph stays: it is complete without AVIF.
  if (original === null) return []
  const local = await writeTemporary(app, original.stream)
  try {
    const order = orderOf('avif', local.path, file.use_type, { mark: watermarkFor(file), sizes })
    const result = await decodersOf(app).back.run(order)
    if (result.kind === 'refused') throw new Error(`no AVIF of ${file.id}: ${result.reason}`)
    const made: MadeAvif[] = []
    for (const { size, gamut, body } of result.picture.copies) {
      const name = { size, gamut, mark: watermarkVersionFor({ mark: shownWatermarkVersion(file) }, size) }
      const webp = await app.storage.get(copyKey(file.public_prefix, name, 'webp'), { start: 0, end: 0 })
      webp?.stream.destroy()
      if (webp === null || body.length >= webp.size) continue
      await app.storage.put(copyKey(file.public_prefix, name, 'avif'), Buffer.from(body), 'image/avif')
      made.push({ size, gamut })
    }
    return made
  } finally {
    await rm(local.path, { force: true })
  }
}

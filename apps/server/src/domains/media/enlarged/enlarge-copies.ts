import { useTypes } from '@guangquan/contract'
import { sql } from 'kysely'
import { NIL as nilUuid } from 'uuid'
import type { App } from '../../../context.ts'
import type { JobCtx } from '../../../jobs/job.ts'
import { defineWalk, type WalkPart } from '../../../jobs/walk.ts'
import { decodersOf, largestUnasked, ruleOf, copyKey, type CopyName } from '../../image/index.ts'
import { decodeAgain } from '../finish-copies.ts'
import { storeAvif } from '../make-avif.ts'
import { findFile, shownWatermarkVersion, type FileRow } from '../media.store.ts'
import { watermarkVersionFor } from '../picture-urls.ts'
import { removeWatermarkedCopies } from '../remove-watermarked-copies.ts'

const formerSize = 2048

/** Gives photographs from before the largest copy had 2160 px that copy, in place of the one of 2048 px. */
export const enlargeCopiesJob = defineWalk('media.enlargeCopies', {
  part: enlargeNext,
  message: 'photographs got copies of 2160 px',
})

/**
 * Replaces the copies of the next photograph, which takes some seconds of one processor. One that cannot be read any more
 * keeps what it has; one whose watermark is being applied is left to a later walk.
 */
export async function enlargeNext(
  { app, db, log }: Pick<JobCtx, 'app' | 'db' | 'log'>,
  after: string = nilUuid,
): Promise<WalkPart> {
  const next = await db
    .selectFrom('stored_file')
    .select('id')
    // As the index says it.
    .where(sql<boolean>`${sql.lit(formerSize)} = any (webp_sizes)`)
    .where(sql<boolean>`greatest(width, height) >= ${sql.lit(largestUnasked)}`)
    .where('use_type', '<>', sql.lit(useTypes.proof))
    .where('size_bytes', '>', sql.lit(0))
    .where('copies_ready', '=', true)
    .where('id', '>', after)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (next === undefined) return { done: 0, next: null }
  try {
    return { done: (await enlargeCopies(app, next.id)) ? 1 : 0, next: next.id }
  } catch (error) {
    log.warn({ err: error, fileId: next.id }, 'no larger copies of a photograph')
    return { done: 0, next: next.id }
  }
}

/**
 * The larger copies are stored, then named in place of the former ones, and only then those are removed: their addresses
 * lead to the larger ones.
 * @returns whether the file has them now
 */
async function enlargeCopies(app: App, id: string): Promise<boolean> {
  const file = await findFile(app.db, id)
  if (file === null || !file.copies_ready || !file.webp_sizes.includes(formerSize)) return false
  const mark = watermarkVersionFor({ mark: shownWatermarkVersion(file) }, largestUnasked)
  const gamuts = await storeWebp(app, file, mark)
  // Clean copies stay beside those with a watermark, which may be taken off again.
  if (mark !== 0) await storeWebp(app, { ...file, watermark: 0 }, 0)
  const avifs = ruleOf(file.use_type).avif ? await storeAvif(app, file, [largestUnasked]) : []
  const isAvif = (gamut: CopyName['gamut']) => avifs.some((made) => made.gamut === gamut)
  const [srgb, p3] = [gamuts.includes('srgb'), gamuts.includes('p3')]
  if (!srgb) throw new Error(`no copy of ${largestUnasked} px`)
  const { numUpdatedRows } = await app.db
    .updateTable('stored_file')
    .set({
      webp_sizes: replaced(file.webp_sizes, true),
      avif_sizes: replaced(file.avif_sizes, isAvif('srgb')),
      ...(p3 && {
        p3_sizes: replaced(file.p3_sizes, true),
        p3_avif_sizes: replaced(file.p3_avif_sizes, isAvif('p3')),
      }),
    })
    .where('id', '=', id)
    .where('mark_version', '=', file.mark_version)
    .where('copies_ready', '=', true)
    // Unless they were changed meanwhile.
    .where(sql<boolean>`webp_sizes = ${file.webp_sizes}::integer[]`)
    .where(sql<boolean>`avif_sizes = ${file.avif_sizes}::integer[]`)
    .where(sql<boolean>`p3_avif_sizes = ${file.p3_avif_sizes}::integer[]`)
    .executeTakeFirst()
  if (numUpdatedRows === 1n) {
    await removeCopies(app, file, { size: formerSize, gamuts, mark })
    return true
  }
  // Those with a watermark that was replaced meanwhile will never be named.
  if (mark !== 0 && (await findFile(app.db, id))?.mark_version !== file.mark_version)
    await removeWatermarkedCopies(app, file, mark)
  return false
}

/** @returns in which gamuts the copy was made */
async function storeWebp(app: App, file: FileRow, mark: number): Promise<CopyName['gamut'][]> {
  const { copies } = await decodeAgain(app, file, [largestUnasked], decodersOf(app).back)
  for (const { gamut, size, body } of copies)
    await app.storage.put(
      copyKey(file.public_prefix, { size, gamut, mark }, 'webp'),
      Buffer.from(body),
      'image/webp',
    )
  return copies.map(({ gamut }) => gamut)
}

function replaced(sizes: readonly number[], isMade: boolean): number[] {
  const kept = sizes.filter((size) => size !== formerSize)
  return isMade ? [...kept, largestUnasked].toSorted((a, b) => a - b) : kept
}

async function removeCopies(
  app: App,
  file: FileRow,
  { size, gamuts, mark }: { size: number; gamuts: CopyName['gamut'][]; mark: number },
): Promise<void> {
  for (const gamut of gamuts)
    for (const version of new Set([mark, 0]))
      for (const format of ['webp', 'avif'] as const)
        await app.storage.remove(copyKey(file.public_prefix, { size, gamut, mark: version }, format))
}

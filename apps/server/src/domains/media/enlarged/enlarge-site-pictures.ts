import { sql, type RawBuilder } from 'kysely'
import { NIL as nilUuid } from 'uuid'
import type { App } from '../../../context.ts'
import type { JobCtx } from '../../../jobs/job.ts'
import { defineWalk, type WalkPart } from '../../../jobs/walk.ts'
import { decodersOf, denseUses, lacksDenseCopy, copyKey } from '../../image/index.ts'
import { decodeAgain } from '../finish-copies.ts'
import { queueAvif } from '../make-avif.ts'
import { findFile } from '../media.store.ts'

/** Gives pictures of the site from before their use had a copy for dense screens that copy. */
export const enlargeSitePicturesJob = defineWalk('media.enlargeSitePictures', {
  part: enlargeNextSitePicture,
  message: 'pictures of the site got copies for dense screens',
})

/** Makes the copy of the next picture; one that cannot be read any more keeps what it has. */
export async function enlargeNextSitePicture(
  { app, db, log }: Pick<JobCtx, 'app' | 'db' | 'log'>,
  after: string = nilUuid,
): Promise<WalkPart> {
  const next = await db
    .selectFrom('stored_file')
    .select('id')
    // As the index says it.
    .where(sql<boolean>`use_type in (${sql.join(denseUses.map(({ useType }) => sql.lit(useType)))})`)
    .where(hasPixels)
    .where('size_bytes', '>', sql.lit(0))
    .where('id', '>', after)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (next === undefined) return { done: 0, next: null }
  try {
    return { done: (await addDenseCopy(app, next.id)) ? 1 : 0, next: next.id }
  } catch (error) {
    log.warn({ err: error, fileId: next.id }, 'no copy for dense screens of a picture of the site')
    return { done: 0, next: next.id }
  }
}

/** As `lacksDenseCopy`. */
const hasPixels: RawBuilder<boolean> = sql<boolean>`case use_type ${sql.join(
  denseUses.map(
    ({ useType, named, dense, aspect }) =>
      sql`when ${sql.lit(useType)} then not ${sql.lit(dense)} = any (webp_sizes)
        and least(width, floor(height * ${sql.lit(aspect)}::double precision)) > ${sql.lit(named)}`,
  ),
  sql` `,
)} end`

/** The copy is stored, then named. @returns whether the file has it now */
async function addDenseCopy(app: App, id: string): Promise<boolean> {
  const file = await findFile(app.db, id)
  const dense = denseUses.find(({ useType }) => useType === file?.use_type)?.dense
  if (file === null || dense === undefined || !lacksDenseCopy(file)) return false
  const { copies } = await decodeAgain(app, file, [dense], decodersOf(app).back)
  for (const { gamut, size, body } of copies)
    await app.storage.put(
      copyKey(file.public_prefix, { size, gamut, mark: 0 }, 'webp'),
      Buffer.from(body),
      'image/webp',
    )
  const { numUpdatedRows } = await app.db
    .updateTable('stored_file')
    .set({ webp_sizes: [...file.webp_sizes, dense] })
    .where('id', '=', id)
    // Unless another node has named it meanwhile.
    .where(sql<boolean>`webp_sizes = ${file.webp_sizes}::integer[]`)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return false
  await queueAvif(app.db, id, file.use_type)
  return true
}

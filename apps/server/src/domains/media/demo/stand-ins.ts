import { rm } from 'node:fs/promises'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { App } from '../../../context.ts'
import type { Queryable } from '../../../db/client.ts'
import type { DemoStandIns, DemoUpload } from '../../../demo/demo-part.ts'
import { uploadKey } from '../../../demo/upload-key.ts'
import { resolveGear } from '../../gear-catalogue/index.ts'
import type { DecodedPicture } from '../../image/index.ts'
import { decodersOf, type Decoders, orderOf, cleanExif, keysOf } from '../../image/index.ts'
import { insertExif, storeGearFacts } from '../../exposure/index.ts'
import { copyNearHash, replaceNearHash } from '../../near-hash/index.ts'
import { sizesIn, writeObjects } from '../store-file.ts'
import { writeTemporary, type TemporaryFile } from '../../../storage/temporary-file.ts'

export const standIns: DemoStandIns = { add, list, replace }

async function add(
  app: App,
  { ownerId, fileName, useType, body }: DemoUpload,
  { shown, width, height }: Parameters<DemoStandIns['add']>[2],
): Promise<string> {
  const { exif: raw, gear } = await withPicture(app, body, async (file) => {
    // Only the head is its own: it has hardly any pixels.
    const order = { ...orderOf('facts', file.path, useType), minShortEdge: 0, minWidth: 0, minHeight: 0 }
    return decode(decodersOf(app).front, order)
  })
  const { exif } = cleanExif(raw, app.now())
  const id = uuid()
  await app.db.transaction().execute(async (tx) => {
    const other = await tx
      .selectFrom('stored_file')
      .where('id', '=', shown)
      .selectAll()
      .executeTakeFirstOrThrow()
    const own = { id, owner_id: ownerId, file_name: fileName, use_type: useType, width, height }
    await tx
      .insertInto('stored_file')
      .values({ ...other, ...own, created_at: app.now() })
      .execute()
    await copyNearHash(tx, { from: shown, to: id })
    await insertExif(tx, id, exif, await resolveGear(tx, exif))
    await storeGearFacts(app, tx, id, gear)
  })
  return id
}

/** The objects of every other file are under its own id. */
async function list(db: Queryable): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; owner: string; name: string }>`
    select id, owner_id as owner, file_name as name from stored_file
    where owner_id is not null and public_prefix not like '%/' || id::text`.execute(db)
  return new Map(rows.map(({ id, owner, name }) => [uploadKey(owner, name), id]))
}

async function replace(app: App, id: string, { useType, body }: DemoUpload): Promise<void> {
  await withPicture(app, body, async (file) => {
    const picture = await decode(decodersOf(app).back, orderOf('read', file.path, useType))
    const keys = keysOf(id, picture.mime, app.now())
    await writeObjects(app, { file, useType, picture, keys })
    await app.db.transaction().execute(async (tx) => {
      await tx
        .updateTable('stored_file')
        .set({
          size_bytes: file.size,
          sha256: file.sha256,
          original_key: keys.originalKey,
          public_prefix: keys.publicPrefix,
          width: picture.width,
          height: picture.height,
          webp_sizes: sizesIn(picture, 'srgb'),
          blur: picture.blur,
          color: picture.color,
          picture_hash: picture.hash === '' ? null : picture.hash,
        })
        .where('id', '=', id)
        .execute()
      await replaceNearHash(tx, id, picture.near)
    })
  })
}

async function withPicture<T>(app: App, body: Buffer, work: (file: TemporaryFile) => Promise<T>): Promise<T> {
  const file = await writeTemporary(app, [body])
  try {
    return await work(file)
  } finally {
    await rm(file.path, { force: true })
  }
}

async function decode(
  pool: Decoders['front'],
  order: Parameters<Decoders['front']['run']>[0],
): Promise<DecodedPicture> {
  const result = await pool.run(order)
  if (result.kind === 'refused')
    throw new Error(`a photograph of the demonstration was refused: ${result.reason}`)
  return result.picture
}

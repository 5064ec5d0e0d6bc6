import type { App } from '../../../context.ts'
import { deriveKey } from '../../../crypto/derive-key.ts'
import type { Queryable, Tx } from '../../../db/client.ts'
import { emit } from '../../../events/emit.ts'
import type { GearFacts } from '../../image/index.ts'
import { serialKeysOfPhoto, serialPurpose } from './serial-keys.ts'

/** Identifies the key that serial numbers are hashed with now. */
export const currentSerialKey = (app: App): Buffer => deriveKey(app.env, `${serialPurpose}-index`).id

/** Stores which camera and lens took a photograph, in place of what was known of it, and reports it. */
export async function storeGearFacts(app: App, tx: Tx, fileId: string, gear: GearFacts): Promise<void> {
  await tx.deleteFrom('file_serial').where('file_id', '=', fileId).execute()
  const serials = gear.serials.flatMap(({ tag, text }) =>
    serialKeysOfPhoto(app.env, text).map((serial_index) => ({ file_id: fileId, tag, serial_index })),
  )
  if (serials.length > 0) await tx.insertInto('file_serial').values(serials).execute()
  // A counter says nothing without a number that says whose it is.
  const known = serials.length > 0 ? gear.counts : []
  const counts = known.map(({ tag, value }) => ({ file_id: fileId, tag, shutter_count: value }))
  if (counts.length > 0) {
    await tx
      .insertInto('file_shutter_count')
      .values(counts)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  await tx
    .updateTable('picture_exif')
    .set({ serials_key: currentSerialKey(app) })
    .where('file_id', '=', fileId)
    .execute()
  if (serials.length > 0) await emit(tx, 'photo.gearRead', { fileId })
}

/** Removes which camera and lens took photographs. */
export async function forgetGearFacts(db: Queryable, fileIds: readonly string[]): Promise<void> {
  for (const table of ['file_serial', 'file_shutter_count'] as const)
    await db.deleteFrom(table).where('file_id', 'in', fileIds).execute()
}

import { rm } from 'node:fs/promises'
import { useTypes } from '@guangquan/contract'
import * as z from 'zod'
import type { App } from '../../../context.ts'
import type { Database } from '../../../db/client.ts'
import { defineJob } from '../../../jobs/job.ts'
import type { GearFacts } from '../../image/index.ts'
import { decodersOf, orderOf } from '../../image/index.ts'
import { writeTemporary } from '../../../storage/temporary-file.ts'
import { currentSerialKey, storeGearFacts } from './store-gear-facts.ts'

const nothing: GearFacts = { serials: [], counts: [] }
const batchFiles = 100

/**
 * Reads the serial numbers of photographs that were uploaded before they were read, or hashed with a key that is no
 * longer used. It can be stopped at any moment and goes on where it was.
 */
export const readSerialsJob = defineJob(
  'media.readSerials',
  z.object({}),
  async ({ app, db, signal, log }) => {
    await db
      .updateTable('picture_exif')
      .set({ serials_key: null })
      .where('serials_key', '<>', currentSerialKey(app))
      .execute()
    let files = 0
    for (let batch = await findUnread(db); batch.length > 0; batch = await findUnread(db)) {
      for (const file of batch) {
        if (signal.aborted) return
        const gear = await readGearOf(app, file)
        await db.transaction().execute((tx) => storeGearFacts(app, tx, file.id, gear))
        files += 1
      }
    }
    if (files > 0) log.info({ files }, 'read the serial numbers of photographs')
  },
  { lane: 'upkeep' },
)

interface Unread {
  id: string
  use_type: number
  original_key: string
}

function findUnread(db: Database): Promise<Unread[]> {
  return db
    .selectFrom('picture_exif')
    .innerJoin('stored_file', 'stored_file.id', 'picture_exif.file_id')
    .select(['stored_file.id', 'use_type', 'original_key'])
    .where('serials_key', 'is', null)
    .orderBy('file_id')
    .limit(batchFiles)
    .execute()
}

async function readGearOf(app: App, file: Unread): Promise<GearFacts> {
  if (file.use_type !== useTypes.photo) return nothing
  const original = await app.storage.get(file.original_key)
  // Of an erased member: the copies of a work that stays have no original.
  if (original === null) return nothing
  const local = await writeTemporary(app, original.stream)
  try {
    const result = await decodersOf(app).back.run(orderOf('gear', local.path, file.use_type))
    return result.kind === 'refused' ? nothing : result.picture.gear
  } finally {
    await rm(local.path, { force: true })
  }
}

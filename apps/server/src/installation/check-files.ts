import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import type { App } from '../context.ts'
import type { Database, Queryable } from '../db/client.ts'
import { SettingsError } from '../env.ts'
import { Failure } from '../fail.ts'
import type { Storage } from '../storage/storage.ts'

/** The object that tells to which database the files belong. */
export const markerKey = 'installation.txt'

/** Longer than it takes to write a marker. */
const lockWaitMs = 30_000

/**
 * Compares the marker in the folder or bucket with the database's, and writes it at the first start. Otherwise a node
 * with files elsewhere would serve half of the photographs, and the nightly comparison would remove those of another
 * site.
 * @throws SettingsError for files of another database, and for a place without the files of this one
 */
export async function checkFiles({
  db,
  storage,
  log,
  now,
}: Pick<App, 'db' | 'storage' | 'log' | 'now'>): Promise<void> {
  const { markedAt } = await readStore(db)
  const isHere = await isMarked(db, storage)
  if (isHere && markedAt !== null) return
  if (markedAt !== null) throw new SettingsError(elsewhere)
  try {
    await mark(db, storage, now())
  } catch (error) {
    if (!(error instanceof Failure && error.errorName === 'StorageFull')) throw error
    log.warn('the disk is full: the folder of files is marked at the next start')
  }
}

/** Assigns the folder or bucket of this program to the database, whatever it contained. */
export async function acceptFiles(db: Queryable, storage: Storage, now: Date): Promise<void> {
  const { id } = await readStore(db)
  await storage.put(markerKey, Buffer.from(id), 'text/plain')
  await recordMark(db, now)
}

async function recordMark(db: Queryable, now: Date): Promise<void> {
  await db.updateTable('file_store').set({ marked_at: now }).where('marked_at', 'is', null).execute()
}

async function mark(db: Database, storage: Storage, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select set_config('lock_timeout', ${String(lockWaitMs)}, true)`.execute(tx)
    await tx.selectFrom('file_store').select('id').forUpdate().execute()
    // Another node may have been first, with this folder or another, or a start was killed after writing the marker.
    const { markedAt } = await readStore(tx)
    if (await isMarked(tx, storage)) await recordMark(tx, now)
    else if (markedAt !== null) throw new SettingsError(elsewhere)
    else await acceptFiles(tx, storage, now)
  })
}

/** Whether a folder or bucket contains the files of this database. @throws SettingsError for those of another one */
export async function isMarked(db: Queryable, storage: Storage): Promise<boolean> {
  const found = await storage.get(markerKey)
  if (found === null) return false
  const { id } = await readStore(db)
  if ((await text(found.stream)).trim() !== id) throw new SettingsError(foreign)
  return true
}

async function readStore(db: Queryable): Promise<{ id: string; markedAt: Date | null }> {
  const { id, marked_at: markedAt } = await db
    .selectFrom('file_store')
    .select(['id', 'marked_at'])
    .executeTakeFirstOrThrow()
  return { id, markedAt }
}

const remedy =
  'Give the settings (DATA_DIR, or S3_BUCKET and S3_ENDPOINT) and the database of one installation. If this place is meant ' +
  'to hold the files of this database from now on: npm run operator -- accept-files'

const foreign = `The folder or bucket holds the files of another database (${markerKey}). ${remedy}`

const elsewhere =
  `The files of this database are in another folder or bucket: ${markerKey} is missing in this one. All nodes share one, ` +
  `by S3_* or a folder on a shared disk. ${remedy}`

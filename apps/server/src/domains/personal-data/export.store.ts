import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { App } from '../../context.ts'
import type { Queryable, Tx } from '../../db/client.ts'
import type { StoredFolder } from '../../jobs/stored-folder.ts'

/** States of a row; the wire has two more, derived from the dates. */
export const exportState = { working: 1, ready: 2, failed: 3 } as const

const day = 24 * 3600_000
/** A ready ZIP can be downloaded for this long, after which the next one may be requested. */
export const exportLifeMs = 7 * day

export interface ExportRow {
  id: string
  member_id: string
  state: number
  progress: number
  object_key: string | null
  size: number
  requested_at: Date
  expires_at: Date | null
}

/** Storage key of an export's ZIP. */
export const exportKey = (id: string): string => `exports/${id}.zip`

const columns = [
  'id',
  'member_id',
  'state',
  'progress',
  'object_key',
  'size',
  'requested_at',
  'expires_at',
] as const

/** A member's newest export. */
export function findNewestExport(db: Queryable, memberId: string): Promise<ExportRow | undefined> {
  return db
    .selectFrom('data_export')
    .where('member_id', '=', memberId)
    .select(columns)
    .orderBy('requested_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export function findExport(db: Queryable, id: string): Promise<ExportRow | undefined> {
  return db.selectFrom('data_export').where('id', '=', id).select(columns).executeTakeFirst()
}

/** @returns its id, or null when one is already being made */
export async function insertExport(tx: Tx, memberId: string, now: Date): Promise<string | null> {
  const id = uuid()
  const inserted = await tx
    .insertInto('data_export')
    .values({ id, member_id: memberId, requested_at: now })
    .onConflict((conflict) => conflict.column('member_id').where('state', '=', 1).doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n ? id : null
}

export async function updateProgress(db: Queryable, id: string, progress: number): Promise<void> {
  await db.updateTable('data_export').set({ progress }).where('id', '=', id).execute()
}

/** @returns false if the row no longer exists, because its member was erased meanwhile */
export async function markReady(
  db: Queryable,
  id: string,
  made: { key: string; size: number; expiresAt: Date },
): Promise<boolean> {
  const noted = await db
    .updateTable('data_export')
    .set({
      state: exportState.ready,
      progress: 100,
      object_key: made.key,
      size: made.size,
      expires_at: made.expiresAt,
    })
    .where('id', '=', id)
    .executeTakeFirst()
  return noted.numUpdatedRows === 1n
}

/** Marks exports that no node is making any more as failed, so that their members may request again. */
export async function giveUpExports(db: Queryable, requestedBefore: Date): Promise<void> {
  await db
    .updateTable('data_export')
    .set({ state: exportState.failed })
    .where('state', '=', exportState.working)
    .where('requested_at', '<', requestedBefore)
    .execute()
}

export async function markFailed(db: Queryable, id: string): Promise<void> {
  await db.updateTable('data_export').set({ state: exportState.failed }).where('id', '=', id).execute()
}

/** Removes ZIPs whose seven days have passed. */
export async function removeOldExports(app: App, now: Date): Promise<void> {
  const old = await app.db
    .selectFrom('data_export')
    .where('expires_at', '<=', now)
    .where('object_key', 'is not', null)
    .select(['id', 'object_key'])
    .execute()
  for (const { id, object_key } of old) {
    if (object_key !== null) await app.storage.remove(object_key)
    await app.db.updateTable('data_export').set({ object_key: null }).where('id', '=', id).execute()
  }
}

/** Removes a member's exports, ZIPs and rows. One that is being made removes its own ZIP once its row is deleted. */
export async function eraseExports(app: App, memberId: string): Promise<void> {
  const rows = await app.db.selectFrom('data_export').where('member_id', '=', memberId).select('id').execute()
  for (const { id } of rows) await app.storage.remove(exportKey(id))
  const removed = await app.db
    .deleteFrom('data_export')
    .where('member_id', '=', memberId)
    .returning(['id', 'object_key'])
    .execute()
  // One that became ready between the two statements above.
  for (const { id, object_key } of removed) if (object_key !== null) await app.storage.remove(exportKey(id))
}

/** The ZIPs, for the nightly comparison of the storage with the rows. */
export const exportFolder: StoredFolder = {
  folder: 'exports',
  isTransient: true,
  describe: async (db, ids) => {
    const rows = await db
      .selectFrom('data_export')
      .where('id', 'in', ids)
      .select(['id', 'object_key', 'requested_at'])
      .execute()
    return new Map(
      rows.map(({ id, object_key, requested_at: madeAt }) => [
        id,
        { madeAt, required: object_key === null ? [] : [object_key], allows: (key) => key === object_key },
      ]),
    )
  },
  listUnseen: async (db, { before, seen, limit }) => {
    const { rows } = await sql<{ id: string }>`
      select id from data_export where requested_at < ${before} and object_key is not null
      and not exists (select from ${seen} as seen where seen.id = data_export.id) limit ${limit}`.execute(db)
    return rows.map(({ id }) => id)
  },
}

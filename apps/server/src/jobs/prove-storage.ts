import { sql } from 'kysely'
import * as z from 'zod'
import type { Database } from '../db/client.ts'
import type { ListedObject } from '../storage/storage.ts'
import { defineJob, type Job, type JobCtx } from './job.ts'
import { recordProof } from './storage-proof.store.ts'
import type { DescribedObjects, StoredFolder } from './stored-folder.ts'

/** A younger object may belong to a transaction or a transfer that has not ended. */
const orphanAfterMs = 48 * 3600_000
/** More orphans than this number and this share of a folder suggest a wrong database rather than lost files. */
const suspicious = { orphans: 100, part: 0.1 }

const rowsPerBatch = 500
const maxListed = 10_000
const keysLogged = 20

/** One folder compared with its rows. */
export interface StorageProof {
  folder: string
  objects: number
  orphans: string[]
  removed: number
  missing: string[]
}

type ProofCtx = Pick<JobCtx, 'app' | 'db' | 'now' | 'log' | 'signal'>

/**
 * Compares every object in these folders with its rows. Objects without a row are removed after a grace period, rows
 * without objects are reported: only a backup can restore those.
 */
export async function proveStorage(ctx: ProofCtx, folders: readonly StoredFolder[]): Promise<StorageProof[]> {
  await ctx.app.storage.removeUnfinished(new Date(ctx.now.getTime() - orphanAfterMs))
  const proofs: StorageProof[] = []
  for (const folder of folders) {
    const proof = await ctx.db.connection().execute((db) => proveFolder({ ...ctx, db }, folder))
    await report(ctx, proof)
    proofs.push(proof)
  }
  return proofs
}

/** The nightly job over all folders of the product. */
export function storageJob(folders: readonly StoredFolder[]): Job {
  const prove = async (ctx: JobCtx) => {
    await proveStorage(ctx, folders)
  }
  return defineJob('kernel.proveStorage', z.object({}), prove, { lane: 'upkeep' })
}

async function proveFolder(ctx: ProofCtx, stored: StoredFolder): Promise<StorageProof> {
  const { app, db, now, signal } = ctx
  // One row for each described row: far fewer than objects, and any number of them fits.
  await sql`create temporary table if not exists seen_row (id uuid primary key)`.execute(db)
  await sql`truncate seen_row`.execute(db)
  const proof: StorageProof = { folder: stored.folder, objects: 0, orphans: [], removed: 0, missing: [] }
  const before = new Date(now.getTime() - orphanAfterMs)
  for await (const batch of batchesOf(app.storage.list(stored.folder))) {
    signal.throwIfAborted()
    proof.objects += [...batch.values()].reduce((sum, objects) => sum + objects.length, 0)
    const compared = await compareBatch(db, stored, batch, before)
    collect(proof.orphans, compared.orphans)
    collect(proof.missing, compared.missing)
  }
  const unseen = await stored.listUnseen(db, { before, seen: sql`pg_temp.seen_row`, limit: maxListed })
  for (const { required } of (await describeRows(db, stored, unseen)).values())
    collect(proof.missing, required)
  proof.missing = await stillMissing(ctx, stored, proof.missing)
  proof.removed = await removeOrphans(ctx, stored, proof)
  return proof
}

/** Objects of up to 500 rows, by the id in their keys; objects of one row are never divided. */
async function* batchesOf(objects: AsyncIterable<ListedObject>): AsyncGenerator<Map<string, ListedObject[]>> {
  let batch = new Map<string, ListedObject[]>()
  for await (const object of objects) {
    const id = idIn(object.key)
    const known = batch.get(id)
    if (known !== undefined) {
      known.push(object)
      continue
    }
    if (batch.size >= rowsPerBatch) {
      yield batch
      batch = new Map()
    }
    batch.set(id, [object])
  }
  yield batch
}

const uuids = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/
const nobody = '00000000-0000-0000-0000-000000000000'

/** The id that a key names. */
function idIn(key: string): string {
  return uuids.exec(key)?.[0] ?? nobody
}

async function compareBatch(
  db: Database,
  stored: StoredFolder,
  batch: Map<string, ListedObject[]>,
  before: Date,
): Promise<{ orphans: string[]; missing: string[] }> {
  if (batch.size === 0) return { orphans: [], missing: [] }
  const rows = await stored.describe(db, [...batch.keys()])
  await sql`insert into seen_row select unnest(${[...rows.keys()]}::uuid[]) on conflict do nothing`.execute(
    db,
  )
  const orphans: string[] = []
  const missing: string[] = []
  for (const [id, objects] of batch) {
    const row = rows.get(id)
    for (const { key, writtenAt } of objects) {
      if (writtenAt < before && row?.allows(key) !== true) orphans.push(key)
    }
    if (row === undefined || row.madeAt >= before) continue
    const present = new Set(objects.map(({ key }) => key))
    missing.push(...row.required.filter((key) => !present.has(key)))
  }
  return { orphans, missing }
}

function collect(list: string[], keys: readonly string[]): void {
  list.push(...keys.slice(0, maxListed - list.length))
}

/** Objects missing in the listing may have been written, or their rows deleted, since it passed them. */
async function stillMissing({ app, db }: ProofCtx, stored: StoredFolder, keys: string[]): Promise<string[]> {
  const rows = await describeRows(db, stored, keys.map(idIn))
  const missing: string[] = []
  for (const key of keys) {
    if (rows.get(idIn(key))?.required.includes(key) !== true) continue
    const object = await app.storage.get(key, { start: 0, end: 0 })
    object?.stream.destroy()
    if (object === null) missing.push(key)
  }
  return missing
}

async function removeOrphans(
  { app, db, log, signal }: ProofCtx,
  stored: StoredFolder,
  proof: StorageProof,
): Promise<number> {
  const { folder, orphans, objects } = proof
  if (orphans.length === 0) return 0
  const keys = orphans.slice(0, keysLogged)
  const isMany = orphans.length > suspicious.orphans && orphans.length > suspicious.part * objects
  if (isMany && !stored.isTransient) {
    log.error(
      { folder, objects, orphans: orphans.length, keys },
      'too many objects without a row: none removed',
    )
    return 0
  }
  const rows = await describeRows(db, stored, orphans.map(idIn))
  let removed = 0
  for (const key of orphans) {
    signal.throwIfAborted()
    if (rows.get(idIn(key))?.allows(key) === true) continue
    await app.storage.remove(key)
    removed += 1
  }
  log.warn({ folder, removed, keys }, 'objects without a row removed')
  return removed
}

async function describeRows(
  db: Database,
  stored: StoredFolder,
  given: readonly string[],
): Promise<Map<string, DescribedObjects>> {
  const ids = [...new Set(given)]
  const rows = new Map<string, DescribedObjects>()
  for (let first = 0; first < ids.length; first += rowsPerBatch) {
    for (const [id, row] of await stored.describe(db, ids.slice(first, first + rowsPerBatch)))
      rows.set(id, row)
  }
  return rows
}

async function report(
  { db, now, log }: ProofCtx,
  { folder, objects, orphans, removed, missing }: StorageProof,
): Promise<void> {
  if (missing.length > 0) {
    log.error(
      { folder, missing: missing.length, keys: missing.slice(0, keysLogged) },
      'objects of rows are missing',
    )
  }
  const counts = { folder, objects, orphans: orphans.length, removed, missing: missing.length }
  await recordProof(db, counts, now)
}

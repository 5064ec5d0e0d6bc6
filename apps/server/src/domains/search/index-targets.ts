import type { Database, Tx } from '../../db/client.ts'
import type { WalkPart } from '../../jobs/walk.ts'
import { targetNamed } from '../target/index.ts'
import { listStale, writeIndex } from './write-index.ts'

/** Updates targets of one kind in the index, in the transaction that changed them. */
export async function indexTargets(tx: Tx, kind: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await writeIndex(tx, kind, (await targetNamed(kind)?.loadIndexed?.(tx, ids)) ?? [])
}

const batch = 200

/** Adds the next targets older than the index to it. */
export async function indexNext(db: Database): Promise<WalkPart> {
  const stale = await listStale(db, batch)
  for (const [kind, rows] of Map.groupBy(stale, (row) => row.kind)) {
    const renew = targetNamed(kind)?.announceChanged
    if (renew === undefined) throw new Error(`nobody indexes targets of the kind ${kind}`)
    const ids = rows.map((row) => row.id)
    await db.transaction().execute((tx) => renew(tx, ids))
  }
  return { done: stale.length, next: stale.length < batch ? null : (stale.at(-1)?.id ?? null) }
}

/** Adds all targets older than the index to it. */
export async function indexStale(db: Database): Promise<void> {
  let next: string | null
  do ({ next } = await indexNext(db))
  while (next !== null)
}

import type { Database, Tx } from '../../db/client.ts'
import { targetNamed } from '../target/index.ts'
import { listStale, writeIndex } from './write-index.ts'

/** Updates targets of one kind in the index, in the transaction that changed them. */
export async function indexTargets(tx: Tx, kind: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await writeIndex(tx, kind, (await targetNamed(kind)?.loadIndexed?.(tx, ids)) ?? [])
}

const batch = 200

/** Adds targets older than the index to it. May be interrupted and run again. @returns how many were indexed */
export async function indexStale(db: Database, signal: AbortSignal): Promise<number> {
  for (let entered = 0; ;) {
    signal.throwIfAborted()
    const stale = await listStale(db, batch)
    for (const [kind, rows] of Map.groupBy(stale, (row) => row.kind)) {
      const renew = targetNamed(kind)?.announceChanged
      if (renew === undefined) throw new Error(`nobody indexes targets of the kind ${kind}`)
      const ids = rows.map((row) => row.id)
      await db.transaction().execute((tx) => renew(tx, ids))
    }
    entered += stale.length
    if (stale.length < batch) return entered
  }
}

import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import { preparedQuery } from '../../db/prepared-query.ts'

export interface Nonces {
  /** True if no node has seen the nonce in its scope before. */
  consume: (scope: string, nonce: string) => Promise<boolean>
  /** True if this node has not seen the nonce in its scope among the latest 50,000 to 100,000. For reads. */
  consumeLocally: (scope: string, nonce: string) => boolean
}

interface Waiting {
  scope: string
  nonce: string
  settle: (first: boolean) => void
  reject: (error: unknown) => void
}

/**
 * Nonces that arrive together share one statement: under load a call costs one row of a batch instead of a round trip.
 * A batch is sent as soon as the previous one has completed.
 */
export function makeNonces(db: Database): Nonces {
  let waiting: Waiting[] = []
  let running = false

  async function run(): Promise<void> {
    running = true
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      try {
        const fresh = await insertNonces(db, batch)
        for (const one of batch) one.settle(fresh.delete(`${one.scope} ${one.nonce}`))
      } catch (error) {
        for (const one of batch) one.reject(error)
      }
    }
    running = false
  }

  return {
    consume: (scope, nonce) =>
      new Promise((settle, reject) => {
        waiting.push({ scope, nonce, settle, reject })
        if (!running) void run()
      }),
    consumeLocally: makeRecentSet(),
  }
}

const generationSize = 50_000

/** Two generations of keys, the older of which is dropped when the newer is full: about 10 MB at most. */
function makeRecentSet(): (scope: string, nonce: string) => boolean {
  let newer = new Set<string>()
  let older = newer
  return (scope, nonce) => {
    const key = `${scope} ${nonce}`
    if (newer.has(key) || older.has(key)) return false
    if (newer.size >= generationSize) {
      older = newer
      newer = new Set()
    }
    newer.add(key)
    return true
  }
}

type Batch = { scopes: string[]; nonces: string[] }

const insertFresh = preparedQuery<Batch, { scope: string; nonce: string }>('http.nonces', (db, param) => {
  const query = sql<{ scope: string; nonce: string }>`
    insert into used_nonce (scope, nonce)
    select * from unnest(${param('scopes')}::text[], ${param('nonces')}::text[])
    on conflict do nothing returning scope, nonce`
  return { compile: () => query.compile(db) }
})

async function insertNonces(db: Database, batch: Waiting[]): Promise<Set<string>> {
  const rows = await insertFresh(db, {
    scopes: batch.map((one) => one.scope),
    nonces: batch.map((one) => one.nonce),
  })
  return new Set(rows.map((row) => `${row.scope} ${row.nonce}`))
}

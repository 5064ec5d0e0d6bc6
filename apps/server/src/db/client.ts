import { sendStatements } from '@guangquan/pg-statements'
import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { endPool } from './end-pool.ts'
import { endSilentConnections } from './end-silent-connections.ts'
import { fenceOf, nobody } from './fence.ts'
import { makeLimitable } from './limited-database.ts'
import type { DB } from './tables.gen.ts'

export type Database = Kysely<DB>
/** The pool or an open transaction: what reads and stores accept. */
export type Queryable = Kysely<DB> | Transaction<DB>
export type Tx = Transaction<DB>

/** A live database responds within the statement timeout; this is the allowance for the network. */
const silenceMs = 3000

export interface DatabaseOptions {
  url: string
  /** Connections of this node; default 20. */
  max?: number | undefined
  /** How long a request waits for a connection, in milliseconds; default 2000. */
  connectWithinMs?: number | undefined
  /** How long a statement waits for a lock, in milliseconds; default 1000. */
  lockWithinMs?: number | undefined
  /** Statement timeout in milliseconds; default 5000. Jobs set their own. */
  statementTimeoutMs?: number
  onError?: (error: Error) => void
}

// Counts are far below 2^53, so bigint and numeric are read as numbers, not strings.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
// Camera clocks and birthdays have no time zone: they are read as text.
pg.types.setTypeParser(pg.types.builtins.TIMESTAMP, (value) => value)
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)

export interface OpenDatabase {
  db: Database
  pool: pg.Pool
  /**
   * Ends all connections; `db.destroy()` would not end those of a database that only requests used, see
   * `limitDatabase`.
   */
  close: () => Promise<void>
}

/** Opens the pool of this node. Default timeouts as in docs/operations.md. */
export function openDatabase(options: DatabaseOptions): OpenDatabase {
  const statementTimeoutMs = options.statementTimeoutMs ?? 5000
  const connectWithinMs = options.connectWithinMs ?? 2000
  // Not as parameters of the connection, with which a pooler in between refuses to start.
  const text = [
    `set statement_timeout = ${statementTimeoutMs}`,
    `set lock_timeout = ${options.lockWithinMs ?? 1000}`,
    'set idle_in_transaction_session_timeout = 10000',
  ].join(';')
  const setLimits = { text, query_timeout: connectWithinMs }
  // The types of pg omit that the pool waits for the returned promise.
  const hooks: object = { onConnect: (client: pg.ClientBase) => client.query(setLimits) }
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.max ?? 20,
    connectionTimeoutMillis: connectWithinMs,
    idleTimeoutMillis: 30_000,
    application_name: 'guangquan',
    ...hooks,
  })
  // Without a listener, losing an idle connection would end the process.
  pool.on('error', (error) => options.onError?.(error))
  pool.on('connect', (client) => {
    client.on('error', (error) => options.onError?.(error))
    sendStatements(client, [fenceOf(nobody)])
  })
  endSilentConnections(pool, statementTimeoutMs + silenceMs)
  const dialect = new PostgresDialect({ pool })
  const db = new Kysely<DB>({ dialect })
  makeLimitable(db, dialect)
  return { db, pool, close: () => endPool(pool) }
}

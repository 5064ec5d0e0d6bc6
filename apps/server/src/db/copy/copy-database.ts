import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { openDatabase } from '../client.ts'
import { migrate } from '../migrate.ts'
import { pendingMigrations } from '../pending-migrations.ts'
import { DatabaseError, waitForDatabase } from '../wait-for-database.ts'
import { openRules } from './open-rules.ts'
import { copiedSchemas, readSequences, readTables, type CopiedTable } from './read-tables.ts'

/** How long to wait for the target database. */
const waitMs = 10_000
/** Every node writes to it at its start. */
const keyTable = 'public.installation_key'

export interface DatabaseCopy {
  /** Address of the database whose rows are copied. */
  source: string
  /** Address of an empty database, whose user owns it. */
  target: string
  onLine: (line: string) => void
  /** Called when both databases are usable, before rows are read. */
  onReady?: () => Promise<void>
}

/**
 * Copies every row of one database into an empty one of the same or a newer PostgreSQL, in one snapshot: what is
 * written to the source meanwhile is not in the copy. The target gets either everything or nothing. Streams table by
 * table, so its memory does not grow with the database.
 * @returns the number of copied rows
 * @throws DatabaseError when the target is not empty or cannot be used, or the source is of another release
 */
export async function copyDatabase({ source, target, onLine, onReady }: DatabaseCopy): Promise<number> {
  await refuseOtherRelease(source)
  await waitForDatabase(target, { timeoutMs: waitMs, onWait: onLine })
  await withClient(target, refuseFilled)
  await migrate(target)
  await onReady?.()
  return withClient(source, (from) =>
    withClient(target, async (to) => {
      // The snapshot must not end, and each table is one statement.
      await from.query('begin isolation level repeatable read read only')
      await to.query('begin')
      const tables = await readTables(from)
      refuseOtherTables(tables, await readTables(to))
      const closeRules = await openRules(to)
      await to.query(`truncate ${tables.map(({ name }) => name).join(', ')}`)
      let copied = 0
      for (const table of tables) {
        const rows = await copyTable(from, to, table)
        if (rows > 0) onLine(`  ${table.name} ${rows}`)
        copied += rows
      }
      for (const { name, next } of await readSequences(from))
        await to.query('select setval($1, $2, false)', [name, next])
      await closeRules()
      await to.query('commit')
      await from.query('commit')
      await to.query('analyze')
      return copied
    }),
  )
}

/** @returns its rows @throws Error when not all of them arrived */
async function copyTable(from: pg.Client, to: pg.Client, { name, columns }: CopiedTable): Promise<number> {
  const list = columns.join(', ')
  // A table with row security can only be read by a query.
  const read = from.query(copyTo(`copy (select ${list} from ${name}) to stdout`))
  const write = to.query(copyFrom(`copy ${name} (${list}) from stdin`))
  await pipeline(read, write)
  if (read.rowCount !== write.rowCount)
    throw new Error(`${name}: ${read.rowCount} rows were read and ${write.rowCount} written`)
  return write.rowCount
}

async function refuseOtherRelease(url: string): Promise<void> {
  const { db, close } = openDatabase({ url, max: 1 })
  try {
    const pending = await pendingMigrations(db)
    if (pending.length > 0)
      throw new DatabaseError(
        `The database lacks ${pending.length} migrations of this release: start a node of this release first.`,
      )
  } finally {
    await close()
  }
}

async function refuseFilled(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ encoding: string; tables: string[] }>(
    `select pg_encoding_to_char(encoding) as encoding,
      array(select format('%I.%I', nspname, relname)
        from pg_class join pg_namespace on pg_namespace.oid = relnamespace
        where relkind in ('r', 'p') and nspname = any($1)) as tables
    from pg_database where datname = current_database()`,
    [copiedSchemas],
  )
  const { encoding = '', tables = [] } = rows[0] ?? {}
  if (encoding !== 'UTF8')
    throw new DatabaseError(`The database to copy to must have the encoding UTF8, not ${encoding}.`)
  if (tables.length === 0) return
  // A failed copy leaves tables behind; a node that was started on them leaves the keys that it recorded.
  const isOurs = tables.includes(keyTable)
  const { rowCount } = isOurs ? await client.query(`select from ${keyTable} limit 1`) : { rowCount: 1 }
  if (rowCount !== 0)
    throw new DatabaseError(`The database to copy to has ${tables.length} tables already: give an empty one.`)
}

function refuseOtherTables(from: readonly CopiedTable[], to: readonly CopiedTable[]): void {
  const described = (tables: readonly CopiedTable[]) =>
    new Set(tables.map(({ name, columns }) => `${name} (${columns.join(', ')})`))
  const different = [...described(from).symmetricDifference(described(to))]
  if (different.length > 0)
    throw new DatabaseError(`The tables of the two databases differ: ${different.join('; ')}`)
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'guangquan copy' })
  // Its statements fail too, with the reason.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(`set statement_timeout = 0; set lock_timeout = '30s'`)
    return await work(client)
  } finally {
    await client.end()
  }
}

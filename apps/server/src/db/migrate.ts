import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'
import { Logger, runMigrations } from 'graphile-worker'
import { openDatabase, type Database } from './client.ts'
import { returnLedgers, takeLedgers } from './ledger-owner.ts'
import { pendingMigrations } from './pending-migrations.ts'

// Its routine messages would go to the console; failures are thrown.
const silent = new Logger(() => () => undefined)
const migrationLock = 4712
const folder = new URL('./migrations/', import.meta.url)

interface SqlFile {
  name: string
  text: string
  checksum: string
}

async function readSqlFiles(): Promise<SqlFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, folder), 'utf8')
      return { name: name.slice(0, -4), text, checksum: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

/** Hash over all migrations; identifies the schema. */
export async function schemaChecksum(): Promise<string> {
  const hash = createHash('sha256')
  for (const file of await readSqlFiles()) hash.update(file.checksum)
  return hash.digest('hex')
}

class SqlFileProvider implements MigrationProvider {
  readonly #files: SqlFile[]
  constructor(files: SqlFile[]) {
    this.#files = files
  }
  async getMigrations(): Promise<Record<string, Migration>> {
    return Object.fromEntries(
      this.#files.map((file) => [
        file.name,
        {
          up: async (db) => {
            await sql.raw(file.text).execute(db)
            await sql`insert into migration_checksum (name, checksum) values (${file.name}, ${file.checksum})`.execute(
              db,
            )
          },
        },
      ]),
    )
  }
}

/**
 * Migrates the database to this program's schema. Safe for concurrent nodes (advisory lock).
 * @param auditOwnerUrl connection of another role, to own the audit log and the ledger of coins outside migrations
 * @returns names of the applied migrations
 * @throws when a landed migration was edited, or when one fails
 */
export async function migrate(url: string, auditOwnerUrl?: string): Promise<string[]> {
  const files = await readSqlFiles()
  const { db, pool, close } = openDatabase({ url, max: 4, statementTimeoutMs: 10 * 60_000 })
  try {
    return await db.connection().execute(async (gate) => {
      // The other node may take minutes; the pool's lock timeout is meant for tables in use.
      await sql`set lock_timeout = '10min'`.execute(gate)
      await sql`select pg_advisory_lock(${migrationLock})`.execute(gate)
      await ensureChecksumTable(db)
      await refuseEditedMigrations(db, files)
      const ledgerOwner = auditOwnerUrl === undefined ? null : await ledgerOwnerOf(db, auditOwnerUrl)
      if (ledgerOwner !== null && (await pendingMigrations(db)).length > 0) await returnLedgers(ledgerOwner)
      const migrator = new Migrator({
        db,
        provider: new SqlFileProvider(files),
        // Migrations made in parallel may land in another order than that of their numbers.
        allowUnorderedMigrations: true,
      })
      const { error, results } = await migrator.migrateToLatest()
      if (error !== undefined) throw error
      await runMigrations({ pgPool: pool, logger: silent })
      await sql`select rename_jobs()`.execute(db)
      if (ledgerOwner !== null) await takeLedgers(ledgerOwner)
      return (results ?? [])
        .filter((result) => result.status === 'Success')
        .map((result) => result.migrationName)
    })
  } finally {
    // The lock is released with its connection.
    await close()
  }
}

async function ledgerOwnerOf(db: Database, url: string): Promise<{ url: string; program: string }> {
  const { rows } = await sql<{ program: string }>`select current_user as program`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('the database did not say who is connected')
  return { url, program: row.program }
}

async function ensureChecksumTable(db: Database): Promise<void> {
  await sql`create table if not exists migration_checksum (name text primary key, checksum text not null)`.execute(
    db,
  )
}

async function refuseEditedMigrations(db: Database, files: SqlFile[]): Promise<void> {
  const { rows } = await sql<{
    name: string
    checksum: string
  }>`select name, checksum from migration_checksum`.execute(db)
  const known = new Map(files.map((file) => [file.name, file.checksum]))
  for (const row of rows) {
    const now = known.get(row.name)
    if (now === undefined)
      throw new Error(`the database is newer than this program: it holds migration ${row.name}`)
    if (now !== row.checksum) throw new Error(`migration ${row.name} was edited after it had landed`)
  }
}

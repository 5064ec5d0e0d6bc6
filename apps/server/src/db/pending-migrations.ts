import { readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Database } from './client.ts'

const folder = new URL('./migrations/', import.meta.url)

/** Names of migrations that the database has not applied. Throws while the database is unreachable. */
export async function pendingMigrations(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migration_checksum`.execute(db)
  const applied = new Set(rows.map((row) => row.name))
  const files = await readdir(folder)
  return files
    .filter((file) => file.endsWith('.sql'))
    .map((file) => file.slice(0, -4))
    .filter((name) => !applied.has(name))
}

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { App } from '../../../context.ts'

/**
 * Places that still contain one of the words: every column of every table of the database, every file of the folder.
 */
export async function findCanaries(app: App, words: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(app.db)
  const found: string[] = []
  for (const { name } of tables) {
    for (const word of words) {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from ${sql.raw(name)} t where position(${word} in t::text) > 0`.execute(
        app.db,
      )
      if ((rows[0]?.count ?? 0) > 0) found.push(`${name}: ${word}`)
    }
  }
  for (const entry of await readdir(app.env.dataDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const bytes = await readFile(path)
    for (const word of words) if (bytes.includes(word)) found.push(`${path}: ${word}`)
  }
  return found
}

import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openDatabase } from '../../apps/server/src/db/client.ts'
import { migrate } from '../../apps/server/src/db/migrate.ts'
import { startEmbedded } from '../../apps/server/src/db/embedded/start-embedded.ts'
import { readTriggers } from '../../apps/server/src/db/triggers.ts'
import { writePage } from '../extension-points/write-page.ts'
import { root } from '../root.ts'

export const name = 'what follows from the migrated database'

const run = promisify(execFile)
const typesFile = 'apps/server/src/db/tables.gen.ts'
const pageFile = 'docs/extension-points.md'
// As parsed in db/client.ts: numbers, and timestamps without a zone as text.
const typeMapping = { int8: 'ColumnType<number, bigint | number | string>', timestamp: 'string' }

/** Types of all tables, and the page of indirect calls, from a temporary database with every migration applied. */
export async function generate(): Promise<Map<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'guangquan-tables-'))
  const database = await startEmbedded({ dataDir: folder, log: console })
  try {
    await migrate(database.url)
    return new Map([
      [typesFile, await tableTypes(database.url, join(folder, 'tables.ts'))],
      [pageFile, await movesPage(database.url)],
    ])
  } finally {
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function tableTypes(url: string, file: string): Promise<string> {
  const options = {
    dialect: 'postgres',
    url,
    'out-file': file,
    'default-schema': 'public',
    'include-pattern': 'public.*',
    'numeric-parser': 'number',
    'date-parser': 'string',
    'type-mapping': JSON.stringify(typeMapping),
  }
  const given = Object.entries(options).flatMap(([option, value]) => [`--${option}`, value])
  await run(join(root, 'node_modules/.bin/kysely-codegen'), [...given, '--no-domains'])
  return readFile(file, 'utf8')
}

async function movesPage(url: string): Promise<string> {
  const { db, close } = openDatabase({ url, max: 1 })
  try {
    return await writePage(await readTriggers(db))
  } finally {
    await close()
  }
}

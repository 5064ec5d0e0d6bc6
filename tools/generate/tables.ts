import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { migrate } from '../../apps/server/src/db/migrate.ts'
import { startEmbedded } from '../../apps/server/src/db/embedded/start-embedded.ts'
import { root } from '../root.ts'

export const name = 'table types'

const run = promisify(execFile)
const output = 'apps/server/src/db/tables.gen.ts'
// As parsed in db/client.ts: numbers, and timestamps without a zone as text.
const typeMapping = { int8: 'ColumnType<number, bigint | number | string>', timestamp: 'string' }

/** The types of all tables, read from a temporary database with every migration applied. */
export async function generate(): Promise<Map<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'guangquan-tables-'))
  const database = await startEmbedded({ dataDir: folder, log: console })
  try {
    await migrate(database.url)
    const file = join(folder, 'tables.ts')
    const options = {
      dialect: 'postgres',
      url: database.url,
      'out-file': file,
      'default-schema': 'public',
      'include-pattern': 'public.*',
      'numeric-parser': 'number',
      'date-parser': 'string',
      'type-mapping': JSON.stringify(typeMapping),
    }
    const given = Object.entries(options).flatMap(([option, value]) => [`--${option}`, value])
    await run(join(root, 'node_modules/.bin/kysely-codegen'), [...given, '--no-domains'])
    return new Map([[output, await readFile(file, 'utf8')]])
  } finally {
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

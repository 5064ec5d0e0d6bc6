import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { openDatabase } from '../apps/server/src/db/client.ts'
import { findRunning } from '../apps/server/src/db/embedded/find-running.ts'
import { readEnv, SettingsError, type Env } from '../apps/server/src/env.ts'
import { Failure } from '../apps/server/src/fail.ts'
import { refuseOtherKeys } from '../apps/server/src/installation/check-keys.ts'
import { makeLog } from '../apps/server/src/log.ts'
import { operate, operatorUsage } from '../apps/server/src/operate.ts'
import { operateCopy, type OperatorCopy } from '../apps/server/src/operate-copy.ts'
import { sealedTables } from '../apps/server/src/program.ts'

// `npm run operator -- [--as <name>] <act> <id>`: runs beside the program, on the same database. The audit names who
// decides: the user of the system unless another name is given.
const {
  values: { as },
  positionals,
} = parseArgs({ options: { as: { type: 'string' } }, allowPositionals: true })

// The reader of the output has closed it, as `| head` does.
process.stdout.on('error', () => process.exit(0))

try {
  const env = readEnv(process.env, { createsKeys: false })
  const log = makeLog({ LOG_LEVEL: 'info' }, process.stdout)
  const by = { env, log, actor: as ?? userInfo().username }
  const [word, target] = positionals
  if (word === 'copy-database' && target !== undefined)
    await operateCopy({ ...by, target, onLine: (line) => console.log(line) })
  else await runAct(by)
} catch (error) {
  const isUsage = error instanceof Failure && error.errorName === 'BadInput'
  if (isUsage) console.error(`npm run operator -- [--as <name>] <act>\n\n${operatorUsage}`)
  else if (error instanceof Failure) console.error('Nothing of this id waits for that.')
  else console.error(error instanceof Error ? error.message : error)
  process.exitCode = isUsage ? 2 : 1
}

async function runAct({ env, log, actor }: Pick<OperatorCopy, 'env' | 'log' | 'actor'>): Promise<void> {
  const { db } = openDatabase({ url: databaseUrlOf(env), max: 2 })
  try {
    // Content encrypted with another key, such as an invitation, could not be used.
    if (positionals[0] !== 'accept-key') await refuseOtherKeys(db, env, sealedTables)
    for (const line of await operate({ db, now: new Date(), log, actor }, positionals, env)) console.log(line)
  } finally {
    await db.destroy()
  }
}

/**
 * Never a new embedded database, in which a decision would have no effect.
 * @throws SettingsError
 */
function databaseUrlOf({ DATABASE_URL, dataDir }: Env): string {
  const url = DATABASE_URL ?? findRunning(dataDir)
  if (url !== null) return url
  throw new SettingsError(
    `No program runs on ${dataDir}. Start it, or give the settings of the one that runs: DATA_DIR, or DATABASE_URL, ` +
      'SECRET_KEY and APP_KEY.',
  )
}

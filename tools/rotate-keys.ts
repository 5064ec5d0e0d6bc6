import { randomBytes } from 'node:crypto'
import { renameSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { openDatabase } from '../apps/server/src/db/client.ts'
import { startEmbedded } from '../apps/server/src/db/embedded/start-embedded.ts'
import { readEnv, readSecrets, secretsFile, SettingsError, type Env } from '../apps/server/src/env.ts'
import { checkKeys } from '../apps/server/src/installation/check-keys.ts'
import { makeLog } from '../apps/server/src/log.ts'
import { sealedTables } from '../apps/server/src/program.ts'
import { terminalProgress } from '../apps/server/src/progress.ts'
import { rotateKeys } from '../apps/server/src/rotate-keys.ts'

// `npm run rotate-keys -- --new` makes a key for a data folder that stores its own; without it, everything encrypted is
// re-encrypted with the current key.
const { values } = parseArgs({ options: { new: { type: 'boolean', default: false } } })

try {
  const env = readEnv()
  if (values.new) makeKey(env)
  else await rotate(env)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function makeKey(env: Env): void {
  if (env.SECRET_KEY !== undefined) {
    throw new SettingsError(
      'SECRET_KEY comes from the environment: make the new one there, and set SECRET_KEY_PREVIOUS to this one.',
    )
  }
  const secrets = readSecrets(env.dataDir)
  if (secrets.previousSecretKey !== undefined) {
    throw new SettingsError('A change of the keys is under way: run "npm run rotate-keys" to end it first.')
  }
  const { secretKey: previousSecretKey, ...rest } = secrets
  writeSecrets(env, { ...rest, secretKey: randomBytes(32).toString('hex'), previousSecretKey })
  console.log('A new key is made. Restart the program, then run "npm run rotate-keys".')
}

async function rotate(env: Env): Promise<void> {
  if (env.previousSecretKey === null) {
    throw new SettingsError(
      'There is no key to change from: see "Changing the keys" in docs/operations.md for SECRET_KEY_PREVIOUS.',
    )
  }
  const log = makeLog({ LOG_LEVEL: 'warn' })
  const embedded = env.DATABASE_URL === undefined ? await startEmbedded({ dataDir: env.dataDir, log }) : null
  const { db } = openDatabase({
    url: env.DATABASE_URL ?? embedded?.url ?? '',
    max: 2,
    statementTimeoutMs: 60_000,
  })
  try {
    await checkKeys(db, env, sealedTables)
    const progress = terminalProgress()
    for (const { table, seen, changed } of await rotateKeys(db, env, { now: new Date() })) {
      progress.line(`  ${table}: ${seen} rows, ${changed} made anew`)
    }
    const left = (await rotateKeys(db, env, { now: new Date() })).reduce((sum, one) => sum + one.changed, 0)
    if (left > 0) {
      throw new Error(
        `Some node still writes with the old key (${left} rows since): restart it and run this again.`,
      )
    }
    // A node with the keys in the other order may have started in the meantime.
    await checkKeys(db, env, sealedTables)
  } finally {
    await db.destroy()
    await embedded?.stop()
  }
  forgetPrevious(env)
  console.log('All is done: no row needs the previous key.')
}

/** The old key is removed from the file automatically; the environment is up to the operator. */
function forgetPrevious(env: Env): void {
  if (env.SECRET_KEY !== undefined) return
  const { previousSecretKey: _, ...rest } = readSecrets(env.dataDir)
  writeSecrets(env, rest)
}

function writeSecrets(env: Env, secrets: object): void {
  const file = secretsFile(env.dataDir)
  // Renamed into place when complete: a partially written key is a lost key.
  writeFileSync(`${file}.new`, JSON.stringify(secrets, null, 2), { mode: 0o600 })
  renameSync(`${file}.new`, file)
}

import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { openDatabase } from '../apps/server/src/db/client.ts'
import { startEmbedded } from '../apps/server/src/db/embedded/start-embedded.ts'
import { readEnv } from '../apps/server/src/env.ts'
import { Failure } from '../apps/server/src/fail.ts'
import { makeLog } from '../apps/server/src/log.ts'
import { operate, operatorUsage } from '../apps/server/src/operate.ts'

// `npm run operator -- [--as <name>] <act> <id>`: runs beside the program, on the same database. The audit names who
// decides: the user of the system unless another name is given.
const {
  values: { as },
  positionals,
} = parseArgs({ options: { as: { type: 'string' } }, allowPositionals: true })
try {
  const env = readEnv()
  const quiet = makeLog({ LOG_LEVEL: 'warn' })
  const embedded =
    env.DATABASE_URL === undefined ? await startEmbedded({ dataDir: env.dataDir, log: quiet }) : null
  const { db } = openDatabase({ url: env.DATABASE_URL ?? embedded?.url ?? '', max: 2 })
  try {
    const log = makeLog({ LOG_LEVEL: 'info' })
    const lines = await operate({ db, now: new Date(), log, actor: as ?? userInfo().username }, positionals)
    for (const line of lines) console.log(line)
  } finally {
    await db.destroy()
    await embedded?.stop()
  }
} catch (error) {
  const isUsage = error instanceof Failure && error.errorName === 'BadInput'
  if (isUsage) console.error(`npm run operator -- [--as <name>] <act>\n\n${operatorUsage}`)
  else if (error instanceof Failure) console.error('Nothing of this id waits for that.')
  else console.error(error instanceof Error ? error.message : error)
  process.exitCode = isUsage ? 2 : 1
}

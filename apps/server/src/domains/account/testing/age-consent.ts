import { openDatabase } from '../../../db/client.ts'
import { startEmbedded } from '../../../db/embedded/start-embedded.ts'
import { readEnv } from '../../../env.ts'
import { makeLog } from '../../../log.ts'

// A program for the browser tests, run beside the site: makes a member's consent older than the current terms, as on
// the day of a new version. Other members are not affected.
const [memberId = ''] = process.argv.slice(2)
const env = readEnv()
const log = makeLog({ LOG_LEVEL: 'warn' })
const embedded = env.DATABASE_URL === undefined ? await startEmbedded({ dataDir: env.dataDir, log }) : null
const { db } = openDatabase({ url: env.DATABASE_URL ?? embedded?.url ?? '', max: 1 })
try {
  const aged = await db
    .updateTable('consent_log')
    .set({ version: '0.9' })
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  if (aged.numUpdatedRows === 0n) throw new Error(`${memberId} has agreed to nothing`)
} finally {
  await db.destroy()
  await embedded?.stop()
}

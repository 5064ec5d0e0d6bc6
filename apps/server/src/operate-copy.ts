import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { NIL as nilUuid } from 'uuid'
import { recordAct } from './audit-chain/record-act.ts'
import { verifyChain } from './audit-chain/verify-chain.ts'
import { openDatabase } from './db/client.ts'
import { copyDatabase } from './db/copy/copy-database.ts'
import { findRunning } from './db/embedded/find-running.ts'
import { startEmbedded } from './db/embedded/start-embedded.ts'
import { DatabaseError } from './db/wait-for-database.ts'
import type { Env } from './env.ts'
import { proveCounters } from './jobs/prove-counters.ts'
import { counterProofs } from './program.ts'

/** Counters are proved by statements over many rows. */
const proofTimeoutMs = 10 * 60_000

export interface OperatorCopy {
  env: Env
  /** Address of the empty database, or `embedded`. */
  target: string
  actor: string
  log: FastifyBaseLogger
  onLine: (line: string) => void
}

/**
 * Copies the database of these settings to another one and proves the copy: its audit chain and its counters. The
 * embedded database is started if no program runs it.
 * @throws DatabaseError when one of them cannot be used, Error when the copy is not correct
 */
export async function operateCopy({ env, target, actor, log, onLine }: OperatorCopy): Promise<void> {
  const isReturn = target === 'embedded'
  if (isReturn && env.DATABASE_URL === undefined)
    throw new DatabaseError('DATABASE_URL is not set: the embedded database would be copied to itself.')
  const stops: (() => Promise<void>)[] = []
  const embedded = async () => {
    const { url, stop } = await startEmbedded({ dataDir: env.dataDir, log })
    stops.push(stop)
    return url
  }
  try {
    const source = env.DATABASE_URL ?? findRunning(env.dataDir) ?? (hasCluster(env) ? await embedded() : null)
    if (source === null) throw new DatabaseError(`There is no database in ${env.dataDir}: see DATA_DIR.`)
    const address = isReturn ? await embedded() : target
    const onReady = async () => {
      await recordCopy(source, actor)
      log.info({ audit: 'operator.acted', actor, act: 'copy-database' }, 'audit')
    }
    const rows = await copyDatabase({ source, target: address, onLine, onReady })
    onLine(`${rows} rows copied; proving them`)
    for (const line of await proveCopy(address, log)) onLine(line)
  } finally {
    for (const stop of stops.toReversed()) await stop()
  }
}

const hasCluster = ({ dataDir }: Env) => existsSync(join(dataDir, 'postgres', 'cluster'))

/** The copy has personal data: who made it is in the audit log of both. */
async function recordCopy(url: string, actor: string): Promise<void> {
  const { db, close } = openDatabase({ url, max: 1 })
  try {
    await db
      .transaction()
      .execute((tx) =>
        recordAct(tx, new Date(), { actor, act: 'copy-database', targetKind: 'site', targetId: nilUuid }),
      )
  } finally {
    await close()
  }
}

async function proveCopy(url: string, log: FastifyBaseLogger): Promise<string[]> {
  const { db, close } = openDatabase({ url, max: 2, statementTimeoutMs: proofTimeoutMs })
  try {
    const { rows, broken } = await verifyChain(db)
    if (broken !== null) throw new Error(`Row ${broken} of the audit log does not fit those before it.`)
    const repaired = await proveCounters({ db, log, signal: new AbortController().signal }, counterProofs)
    const wrong = repaired.length
    return [
      `${rows} rows of the audit log fit each other`,
      wrong === 0 ? 'every counter is right' : `${wrong} counters were wrong and are right in the copy`,
    ]
  } finally {
    await close()
  }
}

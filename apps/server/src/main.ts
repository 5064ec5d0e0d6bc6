import closeWithGrace from 'close-with-grace'
import { isTransient } from './db/classify-database-error.ts'
import { EmbeddedDatabaseError } from './db/embedded/start-embedded.ts'
import { DatabaseError } from './db/wait-for-database.ts'
import { readEnv, SettingsError, type Env } from './env.ts'
import { hasCode } from './has-code.ts'
import { makeLog } from './log.ts'
import { loggedProgress } from './logged-progress.ts'
import { terminalProgress } from './progress.ts'
import { returnMemory } from './return-memory.ts'
import { startNode } from './start-node.ts'
import { onStopSignals } from './stop-signals.ts'
import { keysSentence, welcome } from './welcome.ts'

const graceMs = 25_000
// The first jobs have usually run by then.
const settledMs = 4000

function readSettings(): Env {
  try {
    return readEnv()
  } catch (error) {
    giveUp(error)
  }
}

/** Ends a start that cannot succeed, with a message for the person at the terminal. */
function giveUp(error: unknown): never {
  const isExpected =
    error instanceof SettingsError || error instanceof DatabaseError || error instanceof EmbeddedDatabaseError
  if (isExpected) console.error(error.message)
  else if (isPortTaken(error)) {
    console.error(`${error.message}: another program listens there. Stop it, or set PORT to another number.`)
  } else console.error(error)
  process.exit(1)
}

function isPortTaken(error: unknown): error is Error {
  return error instanceof Error && hasCode(error, 'EADDRINUSE')
}

/** Whether an unhandled rejection only means that the database became unavailable. */
function isDatabaseAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(isDatabaseAway)
  return isTransient(error)
}

const begin = performance.now()
const env = readSettings()
const log = makeLog(env)
// Programs read the log: without a person at a terminal the start is part of it.
const isStartLogged = env.isProduction && !process.stdout.isTTY
const progress = isStartLogged ? loggedProgress(env) : terminalProgress()
const started: (() => Promise<void>)[] = []
let stopping = false

async function stopAll(): Promise<void> {
  stopping = true
  // Also stops what is started meanwhile: the list is read again each time.
  for (let stop = started.pop(); stop !== undefined; stop = started.pop()) await stop()
}

const { close } = closeWithGrace(
  {
    delay: graceMs,
    logger: false,
    skip: ['beforeExit', 'unhandledRejection', 'SIGTERM', 'SIGINT', 'SIGHUP'],
    onTimeout: () => console.error(`Not everything ended within ${graceMs / 1000} s; stopped at once.`),
  },
  async ({ err, signal }) => {
    if (err !== undefined) log.fatal({ err }, 'unexpected failure; stopping')
    else if (signal !== undefined) progress.line(`\n${signal}: finishing what is under way …`)
    await stopAll()
    if (err === undefined) progress.line('Stopped.')
  },
)

onStopSignals(process, {
  begin: (signal) => {
    progress.line(`\n${signal}: finishing what is under way …`)
    close()
  },
  atOnce: () => {
    console.error('Stopped at once.')
    process.exit(1)
  },
})

// The job worker leaves some rejections unhandled; a moment without the database must not end the program.
process.on('unhandledRejection', (error) => {
  if (!isDatabaseAway(error)) throw error
  log.warn({ err: error }, 'the database is away')
})

try {
  const address = await startNode({ env, log, progress, onStarted: (stop) => started.push(stop) })
  if (!stopping) {
    progress.line(welcome(env, address))
    if (!isStartLogged && env.isProduction && env.keysInFile.length > 0) log.warn(keysSentence(env))
    log.info({ address, seconds: Math.round(performance.now() - begin) / 1000 }, 'started')
    void returnMemory(settledMs)
  }
} catch (error) {
  // A signal during the start makes the database unavailable, which is not a failure.
  if (!stopping) {
    await stopAll().catch((failure: unknown) => console.error(failure))
    giveUp(error)
  }
}

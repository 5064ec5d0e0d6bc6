import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import type { DestinationStream } from 'pino'
import { inject } from 'vitest'
import type { App } from '../context.ts'
import { migrate, schemaChecksum } from '../db/migrate.ts'
import { readEnv, type Env } from '../env.ts'
import type { Implementation } from '../http/calls/implement.ts'
import { buildServer, type ServerOptions } from '../http/serving/server.ts'
import { makeLog } from '../log.ts'
import { openApp } from '../open-app.ts'
import { aheadToSameDay } from './same-day.ts'

/** A node under test: its program, its HTTP server (not listening), and its clock. */
export interface TestNode {
  app: App
  /** Its connections to the database. */
  pool: pg.Pool
  server: FastifyInstance
  /** Begins to drain, as at SIGTERM. */
  beginStop: () => void
  close: () => Promise<void>
}

export interface TestApp extends TestNode {
  databaseUrl: string
  /** Sets the clock of every node, or advances it by milliseconds. */
  setNow: (now: Date) => void
  advance: (milliseconds: number) => void
  /** A further node on the same database and data folder. */
  addNode: () => Promise<TestNode>
}

export interface TestAppOptions {
  /** Rate limits as in production; off unless a test is about them. */
  limits?: boolean
  /** Responses and pages shared by visitors for seconds, as in production; off unless a test is about them. */
  visitorCache?: boolean
  settings?: Record<string, string>
  /** Calls in place of the product's, for tests of the kernel itself. */
  implementations?: Implementation[]
  /** Routes in place of the product's; used together with `implementations`. */
  mount?: ServerOptions['mount']
  /** Maximum duration of a call; default as in production. */
  handlerTimeoutMs?: number
  /** How long a statement waits for a lock; by default as long as it may take. Production allows a second. */
  lockWithinMs?: number
  /** Folder of a built site. */
  site?: URL
  /** The clock of the machine even shortly before midnight, for tests that start programs of their own. */
  machineClock?: boolean
  /** Where the log is written; default standard output from `error` on. */
  logTo?: DestinationStream
}

/** A machine busy with other work takes seconds to start the process of a connection. */
const connectWithinMs = 60_000
/** In a race on such a machine the last one waits for more than a second; a statement's own limit still ends it. */
const defaultLockWithinMs = 60_000
/** Opening one costs 40 ms of processor time, and a race opens as many as permitted: eight per node suffice. */
const maxConnections = 8

const noSite = new URL('./no-site/', import.meta.url)

/**
 * A program on a database of its own, made from a template with every migration applied. To be called in `beforeAll`;
 * `close()` in `afterAll` drops database and files.
 */
export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const serverUrl = inject('postgresUrl')
  const databaseUrl = await createDatabase(serverUrl)
  const dataDir = await mkdtemp(join(tmpdir(), 'guangquan-test-'))
  const env: Env = readEnv({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    RATE_LIMITS: options.limits === true ? 'on' : 'off',
    LOG_LEVEL: 'error',
    ...options.settings,
  })
  let offset = options.machineClock === true ? 0 : aheadToSameDay(new Date())
  const now = () => new Date(Date.now() + offset)
  const nodes: TestNode[] = []

  async function openNode(): Promise<TestNode> {
    const log = makeLog(env, options.logTo)
    const { lockWithinMs = defaultLockWithinMs } = options
    const limits = { connectWithinMs, lockWithinMs, maxConnections }
    const opened = await openApp({ env, databaseUrl, log, now, ...limits })
    const server = await buildServer({
      app: opened.app,
      ...(await whatIsServed(options)),
      visitorCache: options.visitorCache ?? false,
      ...(options.handlerTimeoutMs === undefined ? {} : { handlerTimeoutMs: options.handlerTimeoutMs }),
      // A build left here must not affect a test, and reading it takes a fifth of a second.
      site: options.site ?? noSite,
      console: noSite,
    })
    await server.ready()
    let closed = false
    const node: TestNode = {
      app: opened.app,
      pool: opened.pool,
      server,
      beginStop: opened.beginStop,
      close: async () => {
        if (closed) return
        closed = true
        await server.close()
        await opened.close()
      },
    }
    nodes.push(node)
    return node
  }

  const first = await openNode()
  return {
    ...first,
    databaseUrl,
    setNow: (date) => {
      offset = date.getTime() - Date.now()
    },
    advance: (milliseconds) => {
      offset += milliseconds
    },
    addNode: openNode,
    close: async () => {
      for (const node of nodes) await node.close()
      await dropDatabase(serverUrl, databaseUrl)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The connection that creates and drops databases: one for all files of a process, without keeping it running. */
let maintenance: pg.Pool | undefined

async function withServer<T>(serverUrl: string, work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  // When the server stops, its idle connection ends, which is not an error.
  maintenance ??= new pg.Pool({
    connectionString: serverUrl,
    max: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  }).on('error', () => undefined)
  const client = await maintenance.connect()
  try {
    return await work(client)
  } finally {
    client.release()
  }
}

async function createDatabase(serverUrl: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`
  // The schema is part of the name: a server kept between runs may have the template of another one.
  const templateName = `guangquan_template_${(await schemaChecksum()).slice(0, 12)}`
  await withServer(serverUrl, async (client) => {
    // Several test files may need the template at once; the first one creates it.
    await client.query('select pg_advisory_lock(4711)')
    try {
      const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [templateName])
      if (rowCount === 0) {
        // Renamed only when complete: an interrupted run must not leave a partial template.
        const making = `${templateName}_making`
        await client.query(`drop database if exists ${making} with (force)`)
        await client.query(`create database ${making} owner ${programRole()}`)
        await migrate(withDatabase(inject('programUrl'), making))
        await client.query(`alter database ${making} rename to ${templateName}`)
      }
      // Copies its files: through the log it takes 300 ms instead of 50.
      await client.query(
        `create database ${name} owner ${programRole()} template ${templateName} strategy file_copy`,
      )
    } finally {
      await client.query('select pg_advisory_unlock(4711)')
    }
  })
  return withDatabase(inject('programUrl'), name)
}

const programRole = () => new URL(inject('programUrl')).username

async function dropDatabase(serverUrl: string, databaseUrl: string): Promise<void> {
  const name = new URL(databaseUrl).pathname.slice(1)
  await withServer(serverUrl, (client) => client.query(`drop database if exists ${name} with (force)`))
}

function withDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.toString()
}

// The kernel's tests load no domain: an error in one must not hide errors in the other.
async function whatIsServed(
  options: TestAppOptions,
): Promise<Pick<ServerOptions, 'implementations' | 'mount' | 'pageVersions'>> {
  if (options.implementations !== undefined) {
    return { implementations: options.implementations, mount: options.mount ?? [] }
  }
  const { implementations, mounts, pageVersions } = await import('../program.ts')
  return { implementations, mount: mounts, pageVersions }
}

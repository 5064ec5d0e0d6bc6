import { Agent } from 'node:http'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { prepareClusterPaths } from '../db/embedded/cluster-paths.ts'
import { findPostmaster } from '../db/embedded/process.ts'
import { runningUrl } from '../db/embedded/testing/running-url.ts'
import { closeDecoders } from '../domains/image/index.ts'
import { readEnv } from '../env.ts'
import { openApp, type OpenApp } from '../open-app.ts'
import type { Scene } from './journal.ts'
import { buildPeople } from './people.ts'
import { startProviders } from './providers.ts'
import { startProcess, type RunningNode } from './running-node.ts'
import type { SentSms } from '../testing/providers/aliyun-simulator.ts'

/** Two nodes of the program in production, with limits on, and an observer of their database. */
export interface Stage {
  nodes: RunningNode[]
  /** The settings of a node, for one more or for the same one again. */
  settings: Record<string, string>
  /** A connection to the database from outside the program, with its keys. */
  observer: OpenApp
  /** The database as a node reaches it, and directly. */
  databaseUrl: string
  directUrl: string
  agent: Agent
  /** Messages that the SMS vendor received. */
  sms: SentSms[]
  /** Starts a node again at its address after it ended. */
  restart: (index: number) => Promise<RunningNode>
  urlOf: (index: number) => string
  /** Of the embedded database. */
  postmasterPid: () => number
  /** So many members, for drills. */
  peopleWith: (count: number) => Promise<Scene>
  close: () => Promise<void>
}

export interface StageOptions {
  /** A database of the operator, as a node and as the observer reaches it; default the embedded one. */
  database?: { forNodes: string; direct: string }
  settings?: Record<string, string>
}

/** Opens a stage. Processes that are left by a failed drill are ended by `stopProcesses`. */
export async function openStage(options: StageOptions = {}): Promise<Stage> {
  const dataDir = await mkdtemp(join(tmpdir(), 'guangquan-drill-'))
  await mkdir(dataDir, { recursive: true })
  const providers = await startProviders(dataDir)
  const settings: Record<string, string> = {
    NODE_ENV: 'production',
    RATE_LIMITS: 'on',
    BASE_URL: 'https://guangquan.example',
    TRUST_PROXY: '127.0.0.0/8',
    DATA_DIR: dataDir,
    ...providers.settings,
    ...(options.database === undefined ? {} : { DATABASE_URL: options.database.forNodes }),
    ...options.settings,
  }
  const nodes = await Promise.all([startProcess(settings), startProcess(settings)])
  const databaseUrl = options.database?.direct ?? (await runningUrl(dataDir))
  const observer = await openApp({
    env: readEnv({ ...settings, LOG_LEVEL: 'silent' }),
    databaseUrl,
    log: pino({ level: 'silent' }),
  })
  const agent = new Agent({ keepAlive: true, maxSockets: 400 })
  const urlOf = (index: number) => nodes[index % nodes.length]?.url ?? ''
  return {
    nodes,
    settings,
    observer,
    databaseUrl: options.database?.forNodes ?? databaseUrl,
    directUrl: databaseUrl,
    agent,
    sms: providers.sms,
    restart: async (index) => {
      const { port } = new URL(nodes[index]?.url ?? '')
      const node = await startProcess({ ...settings, PORT: port })
      nodes[index] = node
      return node
    },
    urlOf,
    postmasterPid: () => postmasterOf(dataDir),
    peopleWith: async (count) => ({ urlOf, observer, agent, people: await buildPeople(observer, count) }),
    close: async () => {
      agent.destroy()
      closeDecoders(observer.app)
      await observer.close()
      for (const node of nodes) node.signal('SIGTERM')
      await Promise.all(nodes.map(({ exited }) => exited))
      await providers.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** @returns pid of the PostgreSQL of a data folder, or 0 */
function postmasterOf(dataDir: string): number {
  return findPostmaster(prepareClusterPaths(dataDir, '/var/lib').cluster)?.pid ?? 0
}

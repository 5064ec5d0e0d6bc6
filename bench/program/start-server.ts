import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { openSync, closeSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './free-port.ts'
import { root } from './root.ts'
import type { Cleanup } from '../cleanup.ts'

/** A running program of the product. */
export interface Server {
  url: string
  dataDir: string
  process: ChildProcess
  /** Seconds from its first instruction until ready. */
  startSeconds: number
  stop: () => Promise<void>
}

export interface ServerOptions {
  dataDir: string
  /** Arguments of Node. */
  args: string[]
  /** Settings in addition to the benchmark's own. */
  settings?: Record<string, string>
  /** Communicates with the benchmark by IPC messages. */
  ipc?: boolean
}

/** The arguments of `npm start`. */
export const startArguments = [`${root}tools/setup.mjs`, 'tools/start.ts']
/** The same without the process that starts it, which would have the inspector. */
export const profiledArguments = (port: number): string[] => [
  `--inspect=127.0.0.1:${port}`,
  `${root}tools/start.ts`,
]
/** Only the server. */
export const serverArguments = [`${root}apps/server/src/main.ts`]

const startTimeoutMs = 180_000
const stopTimeoutMs = 40_000

/** Starts a server on a free port and waits until it is ready. Its log is written to `server.log` beside its data. */
export async function startServer(stops: Cleanup, options: ServerOptions): Promise<Server> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const log = openSync(`${options.dataDir}.log`, 'a')
  const begin = performance.now()
  const child = spawn(process.execPath, options.args, {
    cwd: root,
    env: { ...settingsOf(options, port), ...options.settings },
    stdio: options.ipc === true ? ['ignore', log, log, 'ipc'] : ['ignore', log, log],
    // Preserves dates and bytes in messages.
    serialization: 'advanced',
    // A process group of its own: a terminal's Ctrl-C must not stop it before the benchmark has finished measuring.
    detached: true,
  })
  closeSync(log)
  const stop = makeStop(child)
  const stopped = stops.add(stop)
  await ready(child, url, options.dataDir)
  return {
    url,
    dataDir: options.dataDir,
    process: child,
    startSeconds: (performance.now() - begin) / 1000,
    stop: async () => {
      await stop()
      stopped()
    },
  }
}

// A developer's own settings must not point the benchmark at another database or store.
const foreignSettings =
  /^(?:DATABASE_URL|S3_|BASE_URL|FILE_ORIGIN|TRUST_PROXY|ANALYTICS|NODE_ENV$|NODE_OPTIONS$|npm_)/

function settingsOf(options: ServerOptions, port: number): Record<string, string | undefined> {
  const inherited = Object.entries(process.env).filter(([name]) => !foreignSettings.test(name))
  return {
    ...Object.fromEntries(inherited),
    NODE_ENV: 'development',
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: options.dataDir,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'info',
    // The server exits automatically if the benchmark is killed.
    GUANGQUAN_PARENT: String(process.pid),
    WORKER: 'true',
    // Its data exist already; otherwise its videos would be made while calls are measured.
    DEMO: 'off',
  }
}

async function ready(child: ChildProcess, url: string, dataDir: string): Promise<void> {
  const deadline = performance.now() + startTimeoutMs
  while (performance.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) break
    const response = await fetch(`${url}/readyz`).catch(() => null)
    await response?.arrayBuffer()
    if (response?.ok === true) return
    await sleep(10)
  }
  throw new Error(`the server did not become ready; see ${dataDir}.log`)
}

function makeStop(child: ChildProcess): () => Promise<void> {
  return async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    const timedOut = sleep(stopTimeoutMs, 'late', { ref: false })
    if ((await Promise.race([ended, timedOut])) !== 'late') return
    child.kill('SIGKILL')
    await ended
  }
}

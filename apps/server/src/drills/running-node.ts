import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A real process of the program. */
export interface RunningNode {
  url: string
  pid: number
  /** Milliseconds from its start to its first response. */
  readyAfter: number
  signal: (name: NodeJS.Signals) => void
  /** Signals all processes of the node at once, as a supervisor does. */
  signalAll: (name: NodeJS.Signals) => void
  exited: Promise<{ code: number | null; signal: NodeJS.Signals | null }>
  output: () => string
}

/** On a machine busy with other work a start takes a minute. */
const readyWithinMs = 240_000

const main = fileURLToPath(new URL('../main.ts', import.meta.url))
const running = new Set<RunningNode>()

/**
 * Starts the program as an operator would and waits until it is ready.
 * @param imports modules that are loaded before the program
 */
export async function startProcess(
  settings: Record<string, string>,
  imports: string[] = [],
): Promise<RunningNode> {
  const begin = performance.now()
  const child = spawn(process.execPath, [...imports.map((file) => `--import=${file}`), main], {
    // What is left of a run is found by the folder it works in.
    ...(settings['DATA_DIR'] === undefined ? {} : { cwd: settings['DATA_DIR'] }),
    env: {
      NODE_ENV: 'test',
      DEMO: 'off',
      PORT: '0',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      // The program is compiled once for all starts of a run.
      NODE_COMPILE_CACHE: join(tmpdir(), 'guangquan-compiled'),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const exited = once(child, 'exit').then(() => ({ code: child.exitCode, signal: child.signalCode }))
  let isOver = false
  void exited.then(() => (isOver = true))
  for (;;) {
    const [, site] = /is ready: (http:[^\s"]+)/.exec(output) ?? []
    const [, address] = /Listening on (http:[^\s"]+)/.exec(output) ?? []
    const url = address ?? site
    const { pid } = child
    if (url !== undefined && pid !== undefined) {
      const node: RunningNode = {
        url,
        pid,
        readyAfter: performance.now() - begin,
        signal: (name) => child.kill(name),
        signalAll: (name) => process.kill(-pid, name),
        exited,
        output: () => output,
      }
      running.add(node)
      void exited.then(() => running.delete(node))
      return node
    }
    if (isOver) throw new Error(`the program ended:\n${output}`)
    if (performance.now() - begin > readyWithinMs) {
      child.kill('SIGKILL')
      throw new Error(`the program was not ready in time:\n${output}`)
    }
    await sleep(25)
  }
}

/** Stops processes left running by a failed drill. */
export async function stopProcesses(): Promise<void> {
  for (const node of running) {
    node.signal('SIGTERM')
    const ended = await Promise.race([node.exited.then(() => true), sleep(10_000, false)])
    if (!ended) node.signal('SIGKILL')
  }
}

import { join } from 'node:path'
import { root } from '../root.ts'
import { signal, startChild } from './children.ts'

export interface Command {
  /** Name in node_modules/.bin, or `node` for a script on this runtime. */
  program: string
  args: string[]
  cwd?: string
  env?: Record<string, string>
  timeoutSeconds: number
  /** Whether its output is printed immediately; otherwise it is collected. */
  live?: boolean
}

export interface Outcome {
  ok: boolean
  seconds: number
  /** Its output, unless it was printed. */
  output: string
}

/** Runs a command to its end; after its timeout it is killed and counts as failed. */
export async function runCommand(command: Command): Promise<Outcome> {
  const begin = performance.now()
  const { program } = command
  const child = startChild(
    program === 'node' ? process.execPath : join(root, 'node_modules', '.bin', program),
    command.args,
    {
      cwd: command.cwd ?? root,
      env: { ...process.env, ...command.env },
      stdio: command.live === true ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    },
  )
  const chunks: string[] = []
  const collect = (chunk: Buffer): void => void chunks.push(chunk.toString('utf8'))
  child.stdout?.on('data', collect)
  child.stderr?.on('data', collect)
  const timer = setTimeout(() => {
    chunks.push(`\n${program} was stopped: it took longer than ${command.timeoutSeconds} s.\n`)
    // A polite signal first, so that it prints its results so far.
    signal(child, 'SIGINT')
    setTimeout(() => signal(child, 'SIGKILL'), 20_000).unref()
  }, command.timeoutSeconds * 1000)
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      chunks.push(String(error))
      resolve(null)
    })
    child.once('close', resolve)
  })
  clearTimeout(timer)
  return { ok: code === 0, seconds: (performance.now() - begin) / 1000, output: chunks.join('') }
}

import { spawn } from 'node:child_process'
import type { ChildProcess, SpawnOptions } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'

const groups = new Set<ChildProcess>()
const killAfterMs = 10_000
let stoppingSince = Number.POSITIVE_INFINITY

/** Starts a program in a process group of its own, which is stopped when this program ends. */
export function startChild(command: string, args: string[], options: SpawnOptions): ChildProcess {
  const child = spawn(command, args, { ...options, detached: true })
  groups.add(child)
  child.once('exit', () => groups.delete(child))
  child.once('error', () => groups.delete(child))
  return child
}

/** Asks all started programs to stop, and kills those that do not within 10 s. */
export async function stopChildren(): Promise<void> {
  for (const child of groups) signal(child, 'SIGTERM')
  for (const begin = performance.now(); groups.size > 0 && performance.now() - begin < killAfterMs;) {
    await sleep(50)
  }
  for (const child of groups) signal(child, 'SIGKILL')
}

/** Signals a child and its whole process group. */
export function signal(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, name)
  } catch {
    // Already exited.
  }
}

/**
 * Runs `clean` and exits when this program is asked to stop or its parent has exited.
 * @returns a function that unsubscribes
 */
export function stopOnSignal(clean: () => Promise<void>): () => void {
  const stop = (code: number): void => {
    // The same signal may come from a terminal and from set-up at the same time; a later one means "now".
    if (performance.now() - stoppingSince > 1000) process.exit(code)
    if (stoppingSince !== Number.POSITIVE_INFINITY) return
    stoppingSince = performance.now()
    void clean().finally(() => process.exit(code))
  }
  const interrupted = (): void => stop(130)
  const terminated = (): void => stop(143)
  process.on('SIGINT', interrupted)
  process.on('SIGTERM', terminated)
  const forget = watchParent(terminated)
  return () => {
    process.removeListener('SIGINT', interrupted)
    process.removeListener('SIGTERM', terminated)
    forget()
  }
}

/** Calls `onExit` when tools/setup.mjs, which forwards signals, was killed. @returns a function that stops watching */
export function watchParent(onExit: () => void): () => void {
  const parent = Number(process.env['GUANGQUAN_PARENT'] ?? 0)
  if (parent === 0 || parent !== process.ppid) return () => undefined
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    onExit()
  }, 500)
  watch.unref()
  return () => clearInterval(watch)
}

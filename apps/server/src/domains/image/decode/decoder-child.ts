import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Socket } from 'node:net'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { DecodeResponse, type DecodeOrder } from './decode-messages.ts'

export interface ChildLimits {
  /** Maximum resident memory in bytes; beyond it the process is killed. */
  memoryBytes: number
  timeoutMs: number
  /** Niceness: 0 like the server, up to 19 for background work. */
  niceness: number
}

/** Why a child did not respond. `starved`: the machine gave it too little processor time, which is not the file's fault. */
export type ChildEnd = 'timeout' | 'starved' | 'memory' | 'crash'
export type ChildResponse = DecodeResponse | { kind: 'ended'; why: ChildEnd; stderr: string }

/** A decoder process that handles one request at a time. */
export interface DecoderChild {
  run: (order: DecodeOrder) => Promise<ChildResponse>
  alive: () => boolean
  stop: () => void
}

const entry = fileURLToPath(new URL('./decoder-process.ts', import.meta.url))

const startTimeoutMs = 20_000
// V8 reserves this much writable address space at its start and uses little of it.
const reservedBytes = 640 * 1024 ** 2

/**
 * Starts a decoder. The kernel limits its data segment (`ulimit -d` counts what libvips allocates), it also checks its
 * own resident memory, and its environment is empty, so that a compromised process finds no secrets.
 * @throws when it does not start
 */
export async function startDecoder(limits: ChildLimits): Promise<DecoderChild> {
  const dataKiB = Math.ceil((limits.memoryBytes + reservedBytes) / 1024)
  const script = `ulimit -d ${dataKiB} 2>/dev/null; exec "$0" "$@"`
  const node = [process.execPath, '--max-old-space-size=192', entry, String(limits.memoryBytes)]
  const child = spawn('/bin/sh', ['-c', script, ...node], {
    env: { MALLOC_ARENA_MAX: '2', VIPS_WARNING: '0' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
    // In a group of its own: until it has started, a signal to the server's group would end it.
    detached: true,
  })
  child.unref()
  child.channel?.unref()
  const stderr = readTail(child)
  let ended = false
  child.once('exit', () => {
    ended = true
  })
  const first = await settle(child, startTimeoutMs)
  if (first.kind !== 'ready') {
    child.kill('SIGKILL')
    throw new Error(`the picture decoder did not start: ${stderr()}`)
  }
  if (limits.niceness > 0 && child.pid !== undefined) setPriority(child.pid, limits.niceness)

  return {
    run: async (order) => {
      const settled = settle(child, limits.timeoutMs)
      child.send(order)
      const response = await settled
      return response.kind === 'ended' ? { ...response, stderr: stderr() } : response
    },
    alive: () => !ended && child.connected,
    stop: () => {
      child.kill('SIGKILL')
    },
  }
}

type Settled = DecodeResponse | { kind: 'ended'; why: ChildEnd }

/** The child's next message, its exit, or a timeout. */
async function settle(child: ChildProcess, timeoutMs: number): Promise<Settled> {
  const late = new AbortController()
  let tooLate: 'timeout' | 'starved' | null = null
  const before = usedMs(child)
  const timer = setTimeout(() => {
    const used = usedMs(child) - before
    tooLate = used < timeoutMs / 4 ? 'starved' : 'timeout'
    child.kill('SIGKILL')
  }, timeoutMs)
  try {
    return await Promise.race([
      once(child, 'message', { signal: late.signal }).then(([message]) => DecodeResponse.parse(message)),
      once(child, 'exit', { signal: late.signal }).then(([status]): Settled => {
        return { kind: 'ended', why: tooLate ?? (status === 77 ? 'memory' : 'crash') }
      }),
    ])
  } finally {
    clearTimeout(timer)
    late.abort()
  }
}

const tickMs = 10

/** Processor time of a process and its threads, in ms; endless where the system does not say it, as outside Linux. */
function usedMs({ pid }: ChildProcess): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name of the program, in parentheses, may contain anything; user and system time are the 12th and 13th after it.
    const times = fields
      .slice(fields.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
    return times.reduce((sum, ticks) => sum + Number(ticks) * tickMs, 0)
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

function readTail(child: ChildProcess): () => string {
  let tail = ''
  // An idle decoder does not keep the program running.
  if (child.stderr instanceof Socket) child.stderr.unref()
  child.stderr?.setEncoding('utf8')
  child.stderr?.on('data', (text: string) => {
    tail = (tail + text).slice(-2000)
  })
  return () => tail
}

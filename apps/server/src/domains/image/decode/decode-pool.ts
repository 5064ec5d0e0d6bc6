import type { FastifyBaseLogger } from 'fastify'
import { fail, failCrowded } from '../../../fail.ts'
import type { DecodedPicture, DecodeOrder, DecodeRefusal } from './decode-messages.ts'
import { startDecoder, type ChildLimits, type DecoderChild } from './decoder-child.ts'

export interface PoolOptions extends ChildLimits {
  /** Number of parallel processes. */
  size: number
  /** Queue length; further requests fail with Unavailable. */
  queue: number
  /** Processes that are kept after a minute without work. */
  keep: number
  log: FastifyBaseLogger
}

export type DecodeResult =
  | { kind: 'decoded'; picture: DecodedPicture }
  | { kind: 'refused'; reason: DecodeRefusal }

export interface DecodePool {
  /** @throws Failure Unavailable when too many files wait, or the machine is too busy to read this one */
  run: (order: Omit<DecodeOrder, 'id'>) => Promise<DecodeResult>
  /** Starts one process before the first file. */
  warmUp: () => Promise<void>
  close: () => void
}

const idleMs = 60_000

/**
 * Idle processes by their limits. They hold nothing of a node, so the next pool of the program with these limits takes
 * them over: a start costs half a second of processor time. They end with the program.
 */
const idleByLimits = new Map<string, DecoderChild[]>()

function idleOf({ memoryBytes, timeoutMs, niceness }: ChildLimits): DecoderChild[] {
  const key = [memoryBytes, timeoutMs, niceness].join(' ')
  const idle = idleByLimits.get(key) ?? []
  idleByLimits.set(key, idle)
  return idle
}

/** A pool of bounded decoder processes; one that a file crashes is replaced. */
export function makeDecodePool(options: PoolOptions): DecodePool {
  const idle = idleOf(options)
  const busy = new Set<DecoderChild>()
  const waiting: (() => void)[] = []
  let running = 0
  let serial = 0
  let closed = false
  let shrink: NodeJS.Timeout | undefined

  async function acquire(): Promise<void> {
    if (running < options.size) {
      running += 1
      return
    }
    if (waiting.length >= options.queue) failCrowded({ busy: true })
    await new Promise<void>((go) => waiting.push(go))
  }

  function release(): void {
    const next = waiting.shift()
    if (next === undefined) running -= 1
    else next()
  }

  async function acquireChild(): Promise<DecoderChild> {
    for (let child = idle.pop(); child !== undefined; child = idle.pop()) {
      if (child.alive()) return child
    }
    if (closed) fail('Unavailable')
    return startDecoder(options)
  }

  // A warm process responds at once, but each keeps 100 MB and more from its last pictures.
  function rest(child: DecoderChild): void {
    idle.push(child)
    clearTimeout(shrink)
    shrink = setTimeout(() => {
      for (const one of idle.splice(options.keep)) one.stop()
    }, idleMs).unref()
  }

  async function runOnce(order: Omit<DecodeOrder, 'id'>): Promise<DecodeResult | 'crash'> {
    const child = await acquireChild()
    busy.add(child)
    serial += 1
    const response = await child.run({ ...order, id: serial })
    busy.delete(child)
    if (response.kind === 'ended') {
      if (closed) fail('Unavailable')
      options.log.warn({ why: response.why, stderr: response.stderr }, 'a picture ended its decoder')
      if (response.why === 'starved') failCrowded({ busy: true })
      return response.why === 'crash' ? 'crash' : { kind: 'refused', reason: 'PhotoDamaged' }
    }
    rest(child)
    if (response.kind === 'ready') throw new Error('the picture decoder responded out of turn')
    if (response.kind === 'refused') return { kind: 'refused', reason: response.reason }
    return { kind: 'decoded', picture: response.picture }
  }

  return {
    run: async (order) => {
      await acquire()
      try {
        const first = await runOnce(order)
        if (first !== 'crash') return first
        // The first crash may be the machine's fault; the second is the file's.
        const second = await runOnce(order)
        return second === 'crash' ? { kind: 'refused', reason: 'PhotoDamaged' } : second
      } finally {
        release()
      }
    },
    warmUp: async () => {
      if (idle.length === 0 && busy.size === 0) idle.push(await startDecoder(options))
    },
    close: () => {
      closed = true
      for (const child of busy) child.stop()
    },
  }
}

import type { LoadGenerator } from '../load/run-load.ts'
import type { RequestTemplate } from '../load/load-job.ts'
import type { Caller } from '../people/call.ts'
import type { Sample } from './measured.ts'

/** A target of load. */
export interface Target {
  name: string
  /** Destination and signer of the requests. */
  caller: Caller
  shots: RequestTemplate[]
  /** Whether it checks signatures, so that none may be sent twice. */
  checksNonces: boolean
  /** Each request is sent only once, because it cannot change the same thing again. */
  once?: boolean
  /** Processor seconds used so far by the responding program. */
  readCpu: () => Promise<number>
  /** The same for its database; null if it cannot be measured. */
  readDatabaseCpu: () => number | null
  /** Runs before each of its loads. */
  prepare?: () => Promise<void>
}

export interface RoundOptions {
  generator: LoadGenerator
  /** Measured seconds of each target over all rounds, and those before them. */
  seconds: number
  warmUpSeconds: number
  connections: number
}

const rounds = 3
/** How much faster a target may be than in its warm-up. */
const head = 2.5
/** More than any target responds in a second. */
const fastestRate = 14_000
const slowestRate = 100
const reusedRequests = 5000
/** The generator signs some more than it needs, for each connection. */
const spare = 4000
// A load continues where the previous one ended, since adding an existing like changes nothing.
const sent = new WeakMap<Target, number>()

/**
 * Runs load on the targets in turn, several times, so that other activity of the machine affects all alike.
 * @returns samples of each target by round
 */
export async function runRounds(targets: readonly Target[], options: RoundOptions): Promise<Sample[][]> {
  const rates: number[] = []
  for (const target of targets) rates.push(target.once === true ? 0 : await warmUp(target, options))
  const samples: Sample[][] = targets.map(() => [])
  for (let round = 0; round < rounds; round++) {
    for (const [index, target] of targets.entries()) {
      if (target.once === true && round > 0) continue
      const seconds = options.seconds / rounds
      const signed = Math.ceil((rates[index] ?? 0) * seconds * head)
      samples[index]?.push(await sample(target, options, { seconds, signed }))
    }
  }
  return samples
}

/** Lets a target compile and fill its caches, and estimates its requests per second. */
export async function warmUp(target: Target, options: RoundOptions): Promise<number> {
  const seconds = options.warmUpSeconds
  const { result } = await sample(target, options, { seconds, signed: Math.ceil(fastestRate * seconds) })
  // A busy machine may respond to nothing in so short a time.
  return result.responses === 0 ? slowestRate : result.responses / result.seconds
}

async function sample(
  target: Target,
  { generator, connections }: RoundOptions,
  { seconds, signed: wanted }: { seconds: number; signed: number },
): Promise<Sample> {
  await target.prepare?.()
  const { caller, shots, checksNonces: fresh, once = false } = target
  let serverCpu = 0
  let databaseCpu: number | null = null
  const signed = once ? shots.length : fresh ? wanted : Math.min(wanted, reusedRequests)
  const first = sent.get(target) ?? 0
  const job = {
    url: caller.url,
    productKey: caller.productKey,
    appKey: caller.appKey,
    people: [...caller.people],
    shots: nextOf(shots, first, signed + spare),
    connections: once ? Math.min(connections, shots.length) : connections,
    seconds,
    signed,
    fresh,
    once,
  }
  const result = await generator.run(job, {
    begin: async () => {
      serverCpu = await target.readCpu()
      databaseCpu = target.readDatabaseCpu()
    },
    end: async () => {
      serverCpu = (await target.readCpu()) - serverCpu
      const now = target.readDatabaseCpu()
      databaseCpu = now === null || databaseCpu === null ? null : now - databaseCpu
    },
  })
  sent.set(target, first + result.used)
  return { result, serverCpuSeconds: serverCpu, databaseCpuSeconds: databaseCpu }
}

/** At most `count` items of a list that starts over at its end. */
function nextOf<T>(list: readonly T[], first: number, count: number): T[] {
  const at = first % list.length
  return [...list.slice(at), ...list.slice(0, at)].slice(0, count)
}

import { runLoad } from '../load/run-load.ts'
import type { LoadJob, LoadResult, RequestTemplate } from '../load/load-job.ts'
import type { Caller } from '../people/call.ts'
import type { Cleanup } from '../cleanup.ts'
import type { Sample } from './measured.ts'

/** A target of load. */
export interface Target {
  name: string
  /** Where to send requests, and as whom. */
  caller: Caller
  shots: RequestTemplate[]
  /** Whether it checks signatures, so that none may be sent twice. */
  checksNonces: boolean
  /** Processor seconds used so far by the responding program. */
  readCpu: () => Promise<number>
  /** The same of its database; null where it cannot be measured. */
  readDatabaseCpu: () => number | null
  /** Runs before each of its loads. */
  prepare?: () => Promise<void>
}

export interface RoundOptions {
  /** Measured seconds of each target over all rounds. */
  seconds: number
  connections: number
}

const rounds = 3
const warmUpSeconds = 2.5
/** How much faster a target may be than in its warm-up. */
const head = 2.5
const reusedRequests = 5000
const slowestRate = 100
// A load continues where the previous one ended, since a like that exists already is no write.
const sent = new WeakMap<Target, number>()

/**
 * Runs load on the targets in turn, several times, so that other activity of the machine affects all alike.
 * @returns samples of each target by round
 */
export async function runRounds(
  stops: Cleanup,
  targets: readonly Target[],
  options: RoundOptions,
): Promise<Sample[][]> {
  const rates = []
  for (const target of targets) rates.push(await warmUp(stops, target, options))
  const samples: Sample[][] = targets.map(() => [])
  for (let round = 0; round < rounds; round++) {
    for (const [index, target] of targets.entries()) {
      const seconds = options.seconds / rounds
      const signed = Math.ceil((rates[index] ?? 0) * seconds * head)
      samples[index]?.push(await sample(stops, target, { connections: options.connections, seconds, signed }))
    }
  }
  return samples
}

/** Runs load on a target once, without measuring it. */
export async function runOnce(stops: Cleanup, target: Target, options: RoundOptions): Promise<void> {
  await warmUp(stops, target, options)
}

/** Lets a target compile and fill its caches, and estimates its requests per second. */
async function warmUp(stops: Cleanup, target: Target, { connections }: RoundOptions): Promise<number> {
  const short = await sample(stops, target, { connections, seconds: 0.5, signed: 8000 })
  const rate = rateOf(short.result)
  const signed = Math.ceil(rate * warmUpSeconds * 4)
  const { result } = await sample(stops, target, { connections, seconds: warmUpSeconds, signed })
  return rateOf(result)
}

// A busy machine may answer nothing in so short a time.
function rateOf({ answers, seconds }: LoadResult): number {
  return answers === 0 ? slowestRate : answers / seconds
}

async function sample(
  stops: Cleanup,
  target: Target,
  load: Pick<LoadJob, 'connections' | 'seconds' | 'signed'>,
): Promise<Sample> {
  await target.prepare?.()
  const { url, productKey, appKey, people } = target.caller
  let serverCpu = 0
  let databaseCpu: number | null = null
  const fresh = target.checksNonces
  const signed = fresh ? load.signed : Math.min(load.signed, reusedRequests)
  const first = sent.get(target) ?? 0
  sent.set(target, first + signed)
  const job = {
    ...load,
    signed,
    first,
    fresh,
    url,
    productKey,
    appKey,
    people: [...people],
    shots: target.shots,
  }
  const result = await runLoad(stops, job, {
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
  return { result, serverCpuSeconds: serverCpu, databaseCpuSeconds: databaseCpu }
}

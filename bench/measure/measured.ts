import type { LoadResult } from '../load/load-job.ts'
import { percentile } from './statistics.ts'

/** One timed load, with the processor time its server and database used. */
export interface Sample {
  result: LoadResult
  serverCpuSeconds: number
  databaseCpuSeconds: number | null
}

/** Results of one target over all rounds. */
export interface Measured {
  requestsPerSecond: number
  /** Milliseconds. */
  p50: number
  p95: number
  p99: number
  /** Processor milliseconds per request of the responding program. */
  cpu: number
  /** The same for PostgreSQL; null if it cannot be measured. */
  databaseCpu: number | null
  bytesPerResponse: number
  requests: number
  /** Utilisation of its processor by the load generator: near 1, the generator is the limit, not the target. */
  generatorLoad: number
  /** Responses with another status than 200, and lost connections. */
  failed: number
}

/** Combines the rounds of one target. */
export function sumUp(samples: readonly Sample[]): Measured {
  const sum = (of: (sample: Sample) => number) => samples.reduce((total, one) => total + of(one), 0)
  const requests = sum(({ result }) => result.responses)
  const seconds = sum(({ result }) => result.seconds)
  const latencies = samples.flatMap(({ result }) => result.latencies)
  const good = sum(({ result }) => result.statuses['200'] ?? 0)
  const seen = samples.every((one) => one.databaseCpuSeconds !== null)
  // A busy machine may respond to nothing in a short time; nothing is judged by such figures.
  const per = (total: number, by: number) => (by === 0 ? 0 : total / by)
  return {
    requestsPerSecond: per(requests, seconds),
    p50: percentile(latencies, 0.5),
    p95: percentile(latencies, 0.95),
    p99: percentile(latencies, 0.99),
    cpu: per(1000 * sum((one) => one.serverCpuSeconds), requests),
    databaseCpu: seen ? per(1000 * sum((one) => one.databaseCpuSeconds ?? 0), requests) : null,
    bytesPerResponse: per(
      sum(({ result }) => result.bytes),
      requests,
    ),
    requests,
    generatorLoad: per(
      sum(({ result }) => result.cpuSeconds),
      seconds,
    ),
    failed: requests - good + sum(({ result }) => result.errors),
  }
}

/** Ratio of the requests per second of `ours` to those of `theirs`, by round in which both responded. */
export function ratios(ours: readonly Sample[], theirs: readonly Sample[]): number[] {
  return ours.flatMap((one, round) => {
    const other = theirs[round]
    const isComparable = other !== undefined && one.result.responses > 0 && other.result.responses > 0
    return isComparable ? [rateOf(one) / rateOf(other)] : []
  })
}

function rateOf({ result }: Sample): number {
  return result.responses / result.seconds
}

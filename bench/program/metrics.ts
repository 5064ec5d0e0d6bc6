import { setTimeout as sleep } from 'node:timers/promises'

/** Figures that `/metrics` of a running server reports about its process. */
export interface ProcessFigures {
  /** Processor time since its start, all threads. */
  cpuSeconds: number
  residentBytes: number
  /** Jobs that wait or run. */
  jobs: number
}

const attempts = 20

/**
 * Reads a server's `/metrics`, retrying while a busy server refuses it.
 * @throws if a figure is missing
 */
export async function readMetrics(url: string): Promise<ProcessFigures> {
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(`${url}/metrics`)
    const text = await response.text()
    if (response.ok || attempt === attempts) return parseMetrics(text)
    await sleep(attempt * 100)
  }
}

/** Parses Prometheus text. @throws when a figure is missing */
export function parseMetrics(text: string): ProcessFigures {
  return {
    cpuSeconds: valueOf(text, 'process_cpu_seconds_total'),
    residentBytes: valueOf(text, 'process_resident_memory_bytes'),
    jobs: valueOf(text, 'guangquan_jobs{state="waiting"}') + valueOf(text, 'guangquan_jobs{state="running"}'),
  }
}

function valueOf(text: string, name: string): number {
  const line = text.split('\n').find((one) => one.startsWith(`${name} `))
  const value = Number(line?.slice(name.length + 1).split(' ')[0] ?? Number.NaN)
  if (!Number.isFinite(value)) throw new Error(`/metrics does not say ${name}`)
  return value
}

import { expect, it } from 'vitest'
import { parseMetrics } from './metrics.ts'

const text = `# HELP process_cpu_seconds_total Total user and system CPU time spent in seconds.
process_cpu_user_seconds_total 1.5
process_cpu_seconds_total 2.25 1700000000000
process_resident_memory_bytes 123456789
guangquan_jobs{state="waiting"} 3
guangquan_jobs{state="running"} 1
guangquan_jobs{state="given up"} 7
`

it('reads processor time, memory and jobs from Prometheus text', () => {
  expect(parseMetrics(text)).toEqual({ cpuSeconds: 2.25, residentBytes: 123456789, jobs: 4 })
})

it('refuses a text without one of them, instead of reporting 0', () => {
  expect(() => parseMetrics(text.replaceAll('process_cpu_seconds_total', 'other'))).toThrow(
    'process_cpu_seconds_total',
  )
})

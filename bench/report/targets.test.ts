import { expect, it } from 'vitest'
import type { CaseFigures } from '../measure/measure-cases.ts'
import type { Measured } from '../measure/measured.ts'
import type { Report } from './report.ts'
import { judge } from './targets.ts'

const figures = (given: Partial<Measured> = {}): Measured => ({
  requestsPerSecond: 900,
  p50: 10,
  p95: 15,
  p99: 20,
  cpu: 1,
  databaseCpu: 1,
  bytesPerResponse: 20_000,
  requests: 1000,
  generatorLoad: 0.1,
  failed: 0,
  ...given,
})

const feed = (posts: number, ratio: number, p99: number): CaseFigures => ({
  name: 'feed, member',
  posts,
  ours: figures({ p99 }),
  references: [{ kind: 'sql', figures: figures(), ratio, cpuRatio: ratio }],
  page800: { figures: figures(), ratio: 0.75 },
  unearned: null,
  statements: null,
})

const report = (cases: CaseFigures[]): Report => ({
  at: '',
  machine: { processors: 2, model: '', memoryGiB: 8, node: '', loadBefore: 0 },
  minutes: 20,
  seconds: null,
  connections: 10,
  cases,
  failed: {},
  withoutCase: [],
  sites: [
    {
      posts: 10,
      startSeconds: 2.9,
      idleBytes: 201e6,
      busyBytes: 0,
      cards: null,
      upload: null,
      pageLoads: {},
    },
  ],
  bytes: {},
})

const verdict = (of: Report, begin: string) => judge(of).find((one) => one.name.startsWith(begin))

it('marks what reaches its target and what does not', () => {
  const found = report([feed(10, 0.76, 20)])
  expect(verdict(found, 'member feed ÷')?.ok).toBe(true)
  expect(verdict(report([feed(10, 0.74, 20)]), 'member feed ÷')?.ok).toBe(false)
  expect(verdict(found, 'member feed (')).toMatchObject({ text: '1.00 + 1.00 ms', ok: false })
  expect(verdict(found, 'page 800')?.ok).toBe(false)
  expect(verdict(found, 'second start')?.ok).toBe(true)
  expect(verdict(found, 'memory idle')?.ok).toBe(false)
})

it('reports what was not measured instead of passing it', () => {
  const found = report([feed(10, 0.71, 20)])
  for (const begin of ['visitor feed', 'p99 of the large', 'initial JS', '24-megapixel']) {
    expect(verdict(found, begin), begin).toMatchObject({ ok: null, value: null })
  }
})

it('names the read that is slowest beside its statements', () => {
  const reads = [0.9, 0.5, 0.7].map((ratio, index) => ({
    ...feed(10, ratio, 20),
    name: `list ${index}, member`,
  }))
  const worst = verdict(report([feed(10, 0.2, 20), ...reads]), 'every other read')
  expect(worst).toMatchObject({ name: expect.stringContaining('list 1'), value: 0.5, ok: false })
})

it('compares p99 of the same case between two sizes', () => {
  const grown = verdict(report([feed(10, 1, 20), feed(1000, 1, 30)]), 'p99 of the large')
  expect(grown).toMatchObject({ value: 1.5, ok: false })
})

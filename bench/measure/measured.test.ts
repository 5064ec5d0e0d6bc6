import { describe, expect, it } from 'vitest'
import { ratios, sumUp, type Sample } from './measured.ts'
import { median, percentile } from './statistics.ts'

const sample = (responses: number, latency: number, cpu: number): Sample => ({
  result: {
    responses,
    used: 0,
    seconds: 2,
    latencies: Array.from({ length: responses }, () => latency),
    statuses: { 200: responses - 1, 401: 1 },
    bytes: responses * 500,
    errors: 2,
    cpuSeconds: 1,
  },
  serverCpuSeconds: cpu,
  databaseCpuSeconds: cpu / 2,
})

describe('figures of a load', () => {
  it('combine the rounds by their requests, not by their averages', () => {
    const sum = sumUp([sample(100, 5, 0.3), sample(300, 20, 0.5)])
    expect(sum).toMatchObject({ requests: 400, requestsPerSecond: 100, p50: 20, bytesPerResponse: 500 })
    expect(sum.cpu).toBeCloseTo(2)
    expect(sum.databaseCpu).toBeCloseTo(1)
    expect(sum.generatorLoad).toBeCloseTo(0.5)
  })

  it('count every refused response and every lost connection as failed', () => {
    expect(sumUp([sample(100, 5, 0.3), sample(300, 20, 0.5)]).failed).toBe(2 + 4)
  })

  it('are null for a database that cannot be measured', () => {
    expect(sumUp([{ ...sample(10, 1, 1), databaseCpuSeconds: null }]).databaseCpu).toBeNull()
  })

  it('compare each round with the same round of the reference', () => {
    expect(ratios([sample(100, 1, 1), sample(50, 1, 1)], [sample(200, 1, 1), sample(50, 1, 1)])).toEqual([
      0.5, 1,
    ])
  })
})

describe('statistics', () => {
  it('find the value below which a share lies', () => {
    const values = Array.from({ length: 100 }, (_, index) => 100 - index)
    expect([percentile(values, 0.5), percentile(values, 0.99), percentile([], 0.5)]).toEqual([51, 100, 0])
  })

  it('take the mean of the middle two of an even number', () => {
    expect([median([9, 1, 5]), median([4, 1, 2, 3]), median([])]).toEqual([5, 2.5, 0])
  })
})

import { expect, test } from 'vitest'
import { makeCircuit } from './circuit.ts'
import { ProviderFailure } from './provider-failure.ts'

function build() {
  let nowMs = 1_000_000
  const opened: string[] = []
  const circuit = makeCircuit('house', { now: () => new Date(nowMs), onOpen: (name) => opened.push(name) })
  let calls = 0
  const run = (outcome: 'ok' | 'down' | 'denied', wait?: Promise<void>) =>
    circuit.run(async () => {
      calls += 1
      await wait
      if (outcome === 'down') throw new ProviderFailure('house', 'UPSTREAM_DOWN', { reason: 'HTTP 500' })
      if (outcome === 'denied') throw new ProviderFailure('house', 'DENIED', { reason: 'no' })
      return 'response'
    })
  return {
    run,
    opened,
    calls: () => calls,
    advance: (ms: number) => {
      nowMs += ms
    },
  }
}

async function failTimes(run: ReturnType<typeof build>['run'], times: number): Promise<void> {
  for (let count = 0; count < times; count++) await expect(run('down')).rejects.toThrow('HTTP 500')
}

test('opens at the fifth failure in a row and makes no call for 30 s', async () => {
  const { run, calls, opened, advance } = build()
  await failTimes(run, 5)
  expect(opened).toEqual(['house'])
  await expect(run('ok')).rejects.toMatchObject({ kind: 'UPSTREAM_DOWN', mayHaveActed: false })
  advance(29_999)
  await expect(run('ok')).rejects.toThrow('circuit open')
  expect(calls()).toBe(5)
  advance(1)
  expect(await run('ok')).toBe('response')
  expect(await run('ok')).toBe('response')
})

test('a success in between, or a refusal, which is a response, restarts the count', async () => {
  const { run, calls } = build()
  await failTimes(run, 4)
  await run('ok')
  await failTimes(run, 4)
  await expect(run('denied')).rejects.toThrow('DENIED')
  await failTimes(run, 4)
  await run('ok')
  expect(calls()).toBe(15)
})

test('after 30 s one call is tried; the others wait for its outcome', async () => {
  const { run, calls, advance } = build()
  await failTimes(run, 5)
  advance(30_000)
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  const trial = run('down', gate)
  await expect(run('ok')).rejects.toThrow('circuit open')
  expect(calls()).toBe(6)
  release()
  await expect(trial).rejects.toThrow('HTTP 500')
  await expect(run('ok')).rejects.toThrow('circuit open')
  advance(30_000)
  expect(await run('ok')).toBe('response')
})

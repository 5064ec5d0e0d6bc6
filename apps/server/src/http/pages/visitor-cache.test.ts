import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callAs, callRaw, type Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { Probe, probeHandlers, runs } from '../../testing/probe.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let alice: Browser

beforeAll(async () => {
  app = await openTestApp({ implementations: probeHandlers, visitorCache: true })
  alice = await buildMember(app)
})
afterAll(() => app.close())

const ask = (as: Browser | null, key: string) => callAs(app, as, Probe.Shared, { key })

describe('a response that visitors share', () => {
  it('is made once for concurrent callers, and again after two seconds', async () => {
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => ask(null, 'a')))
    expect(others).toEqual([first, first])
    app.advance(2000)
    expect(await ask(null, 'a')).not.toEqual(first)
  })

  it('is not for another input, and never for or from a member', async () => {
    const visitors = await ask(null, 'b')
    const members = await ask(alice, 'b')
    expect(members).not.toEqual(visitors)
    expect(await ask(alice, 'b')).not.toEqual(members)
    expect(await ask(null, 'b')).toEqual(visitors)
    expect(await ask(null, 'c')).not.toEqual(visitors)
  })

  it('is requested again after a failure', async () => {
    const before = runs.shared
    for (let count = 0; count < 2; count++) {
      const { body } = await callRaw(app, null, Probe.Shared, { key: 'fails' })
      expect(body.error?.code).toBe(3001)
    }
    expect(runs.shared).toBe(before + 2)
  })
})

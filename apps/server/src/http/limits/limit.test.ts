import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callRaw, type Browser } from '../../testing/call-as.ts'
import { setConfig } from '../../testing/config.ts'
import { buildMember } from '../../testing/people.ts'
import { buildStaff } from '../../testing/staff.ts'
import { Probe, probeHandlers } from '../../testing/probe.ts'
import { openTestApp, type TestApp, type TestNode } from '../../testing/test-app.ts'
import { limitWindows, memberWindow, anonymousWindows } from './limit-windows.ts'
import { addressGroup } from '../calls/make-ctx.ts'

let app: TestApp
let other: TestNode

beforeAll(async () => {
  app = await openTestApp({ implementations: probeHandlers, limits: true })
  other = await app.addNode()
})
afterAll(() => app.close())

/** Calls until refused; returns how many were served, and the refusal. */
async function untilRefused(count: number, call: (index: number) => ReturnType<typeof callRaw>) {
  for (let index = 0; index < count; index++) {
    const response = await call(index)
    if (response.status === 429) return { served: index, refusal: response }
  }
  return { served: count, refusal: null }
}

describe('limits', () => {
  it('of a class count a member over all nodes, n and not n + 1', async () => {
    const alice = await buildMember(app)
    const [perMinute] = limitWindows.follow
    const { served, refusal } = await untilRefused(30, (index) =>
      callRaw(index % 2 === 0 ? app : other, alice, Probe.Limited, {}, { ip: `10.0.0.${index}` }),
    )
    expect(served).toBe(perMinute?.points)
    expect(refusal).toMatchObject({ body: { code: 429, error: { code: 3004 } } })
    const wait = Number(refusal?.headers['retry-after'])
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(60)
    const bob = await buildMember(app)
    expect((await callRaw(app, bob, Probe.Limited, {}, { ip: '10.0.0.1' })).status).toBe(200)
  })

  it('that operators changed hold on every node without a restart, and the default returns', async () => {
    const servedBy = async (node: TestNode) => {
      const member = await buildMember(app)
      return (await untilRefused(21, () => callRaw(node, member, Probe.Limited, {}))).served
    }
    expect([await servedBy(app), await servedBy(other)]).toEqual([20, 20])
    await setConfig(app, 'rate.follow', { perMinute: 2, perDay: 100 })
    for (const node of [app, other]) await expect.poll(() => servedBy(node)).toBe(2)
    await setConfig(app, 'rate.follow', { perMinute: 0, perDay: 100 })
    await setConfig(app, 'rate.follow', undefined)
    for (const node of [app, other]) await expect.poll(() => servedBy(node)).toBe(20)
  })

  it('of signing in count visitors by address, and members by id', async () => {
    const ip = '10.0.1.1'
    const people: Browser[] = []
    for (let built = 0; built < 20; built++) people.push(await buildMember(app))
    const visitor = await untilRefused(30, () => callRaw(app, null, Probe.ByAddress, {}, { ip }))
    expect(visitor.served).toBe(10)
    const office = await untilRefused(60, (index) =>
      callRaw(index % 2 === 0 ? app : other, people[index % 20] ?? null, Probe.ByAddress, {}, { ip }),
    )
    expect(office.served).toBe(60)
    const one = await untilRefused(30, () => callRaw(app, people[0] ?? null, Probe.ByAddress, {}, { ip }))
    expect(one.served).toBe(10 - 3)
    expect((await callRaw(app, null, Probe.ByAddress, {}, { ip: '10.0.1.2' })).status).toBe(200)
  })

  it('by address count all callers from it', async () => {
    const [, perAddress] = limitWindows.signIn
    const people: Browser[] = []
    for (let built = 0; built < 13; built++) people.push(await buildMember(app))
    const { served } = await untilRefused(130, (index) =>
      callRaw(app, people[index % 13] ?? null, Probe.ByAddress, {}, { ip: '10.0.1.3' }),
    )
    expect(served).toBe(perAddress?.points)
  })

  it('count staff by person: neither visitors, members nor colleagues at their address use their points up', async () => {
    const ip = '10.0.1.4'
    const [clerk, colleague] = [await buildStaff(app, ['moderator']), await buildStaff(app, ['moderator'])]
    const [, perAddress] = limitWindows.signIn
    const people: Browser[] = []
    for (let built = 0; built < 13; built++) people.push(await buildMember(app))
    const members = await untilRefused(130, (index) =>
      callRaw(app, people[index % 13] ?? null, Probe.ByAddress, {}, { ip }),
    )
    expect(members.served).toBe(perAddress?.points)
    for (const who of [clerk, colleague]) {
      const { served } = await untilRefused(20, (index) =>
        callRaw(index % 2 === 0 ? app : other, who, Probe.LimitedStaff, {}, { ip }),
      )
      expect(served).toBe(limitWindows.signIn[0]?.points)
    }
  })

  it('of signing in to the console are not shared with the site', async () => {
    const ip = '10.0.1.5'
    const visitor = await untilRefused(60, () => callRaw(app, null, Probe.Whoami, {}, { ip }))
    expect(visitor.served).toBe(anonymousWindows[0]?.points)
    expect((await callRaw(app, null, Probe.ByAddress, {}, { ip })).status).toBe(429)
    const { served } = await untilRefused(20, () => callRaw(app, null, Probe.AtConsole, {}, { ip }))
    expect(served).toBe(limitWindows.consoleSignIn[0]?.points)
  })

  it('do not count writes that got a 503, and count other failed ones', async () => {
    const alice = await buildMember(app)
    const write = async (node: TestNode, finds: string) =>
      (await callRaw(node, alice, Probe.LimitedWrite, { requestId: crypto.randomUUID(), finds })).status
    const statuses: number[] = []
    for (const finds of ['noPlace', 'noDatabase', 'place']) {
      for (const node of [app, other, app]) statuses.push(await write(node, finds))
    }
    expect(statuses).toEqual([503, 503, 503, 503, 503, 503, 200, 200, 200])
    const [perMinute] = limitWindows.redeem
    expect(perMinute?.points).toBe(5)
    expect(await write(other, 'nothing')).toBe(200)
    expect([await write(app, 'place'), await write(other, 'place')]).toEqual([200, 429])
  })

  it('stop an anonymous caller after 50 calls in ten seconds', async () => {
    const { served } = await untilRefused(60, () => callRaw(app, null, Probe.Whoami, {}, { ip: '10.0.2.1' }))
    expect(served).toBe(anonymousWindows[0]?.points)
    expect((await callRaw(app, null, Probe.Whoami, {}, { ip: '10.0.2.2' })).status).toBe(200)
  })

  it('stop a caller who guesses tokens, and no member or visitor at the same address', async () => {
    const [alice, guesser] = [await buildMember(app), await buildMember(app)]
    for (const [index, node] of [app, other].entries()) {
      const ip = `10.0.3.${index}`
      const { served } = await untilRefused(60, (guess) =>
        callRaw(node, { ...guesser, token: `guess${guess}` }, Probe.Whoami, {}, { ip }),
      )
      expect(served).toBe(anonymousWindows[0]?.points)
      // Alice is not known to this node yet: she may have just arrived.
      for (const who of [alice, guesser, null]) {
        expect((await callRaw(node, who, Probe.Whoami, {}, { ip })).status).toBe(200)
      }
    }
  })

  it('allow a member as many calls as the table says', async () => {
    const alice = await buildMember(app)
    const { served } = await untilRefused(memberWindow.points + 5, (index) =>
      callRaw(app, alice, Probe.Whoami, {}, { ip: `10.1.${index % 200}.1` }),
    )
    expect(served).toBe(memberWindow.points)
  })

  it('count an IPv6 subscriber as one', () => {
    expect(addressGroup('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
    expect(addressGroup('2001:db8:1:2::9')).toBe('2001:db8:1:2::/64')
    expect(addressGroup('::1')).toBe('0:0:0:0::/64')
    expect(addressGroup('::ffff:10.0.0.9')).toBe('10.0.0.9')
  })
})

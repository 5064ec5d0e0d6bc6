import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorCatalogue, type Envelope } from '@guangquan/contract'
import { callRaw, signedHeaders, type Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { Probe, probeHandlers } from '../../testing/probe.ts'
import { openTestApp, type TestApp, type TestNode } from '../../testing/test-app.ts'

let app: TestApp
let alice: Browser
let path: string

beforeAll(async () => {
  app = await openTestApp({ implementations: probeHandlers })
  alice = await buildMember(app)
  path = pathTo('Whoami')
})
afterAll(() => app.close())

const pathTo = (name: string) => `/api/services/${app.app.env.PRODUCT_KEY}/Probe/${name}`

async function send(node: TestNode, headers: Record<string, string>, payload = '{}', url = path) {
  const response = await node.server.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  })
  const envelope: Envelope = response.json()
  return envelope.error?.code ?? envelope.code
}

describe('a signed request', () => {
  it('is accepted once, over all nodes', async () => {
    const other = await app.addNode()
    for (const as of [alice, null]) {
      const headers = signedHeaders(app, as, 'POST', path, '{}')
      expect(await send(app, headers)).toBe(200)
      expect(await send(app, headers)).toBe(5006)
      expect(await send(other, headers)).toBe(5006)
      // Only a caller who can sign learns of it: without a valid signature a nonce reveals nothing.
      expect(await send(app, { ...headers, 'x-signature': 'f'.repeat(64) })).toBe(5004)
    }
    const headers = signedHeaders(app, alice, 'POST', path, '{}')
    const codes = await Promise.all([app, other, app, other].map((node) => send(node, headers)))
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 5006, 5006, 5006])
    await other.close()
  })

  it('of a read is accepted once by each node, without a statement', async () => {
    const url = pathTo('Secret')
    const stored = () => app.app.db.selectFrom('used_nonce').select('nonce').execute()
    const before = (await stored()).length
    const headers = signedHeaders(app, alice, 'POST', url, '{}')
    const codes = await Promise.all([1, 2, 3].map(() => send(app, headers, '{}', url)))
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 5006, 5006])
    const { cookie, ...stolen } = signedHeaders(app, alice, 'POST', url, '{}')
    expect(cookie).toBeDefined()
    expect(await send(app, stolen, '{}', url)).toBe(errorCatalogue.TokenInvalid.code)
    expect((await stored()).length).toBe(before)
  })

  it('may be five minutes early or late, and no more', async () => {
    for (const [seconds, code] of [
      // Timestamps are in whole seconds, and the time until the signature is verified counts as age.
      [290, 200],
      [-299, 200],
      [301, 5004],
      [-310, 5004],
    ] as const) {
      const headers = signedHeaders(app, alice, 'POST', path, '{}')
      app.advance(seconds * 1000)
      expect([seconds, await send(app, headers)]).toEqual([seconds, code])
      app.advance(-seconds * 1000)
    }
  })

  it('is refused with one byte changed, in body, path or header', async () => {
    const signed = () => signedHeaders(app, alice, 'POST', path, '{}')
    expect(await send(app, signed(), '{ }')).toBe(5004)
    const elsewhere = signedHeaders(app, alice, 'POST', `${path}x`, '{}')
    expect(await send(app, elsewhere)).toBe(5004)
    const changes: Record<string, string>[] = [
      { 'x-nonce': 'short' },
      { 'x-nonce': 'ABCDEFG!' },
      { 'x-timestamp': '1' },
      { 'x-app-id': 'other' },
      { 'x-signature': '' },
      { 'x-signature': 'f'.repeat(64) },
    ]
    for (const change of changes) expect(await send(app, { ...signed(), ...change })).toBe(5004)
  })

  it('covers the bytes that were sent, whatever the order of their fields', async () => {
    const { body } = await callRaw(app, alice, Probe.Count, null, { rawBody: '{"step":1 , "breaks":false}' })
    expect(body.success).toBe(true)
  })

  it('requires the key of its own session', async () => {
    const bob = await buildMember(app)
    const headers = signedHeaders(app, { ...alice, signKey: bob.signKey }, 'POST', path, '{}')
    expect(await send(app, headers)).toBe(5004)
    const byApp = signedHeaders(app, { ...alice, signKey: app.app.env.appKey }, 'POST', path, '{}')
    expect(await send(app, byApp)).toBe(5004)
  })
})

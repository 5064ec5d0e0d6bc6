import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedHeaders, type Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { probeHandlers } from '../../testing/probe.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const site = 'https://gq.example'
const files = 'https://files.gq.example'
let app: TestApp
let alice: Browser
let call: string

beforeAll(async () => {
  app = await openTestApp({
    implementations: probeHandlers,
    settings: { BASE_URL: site, FILE_ORIGIN: files },
    mount: [
      (server) => {
        server.post('/api/FileFront/Probe', { config: { openToSite: true } }, () => ({ success: true }))
      },
    ],
  })
  alice = await buildMember(app)
  call = `/api/services/${app.app.env.PRODUCT_KEY}/Probe/Secret`
})
afterAll(() => app.close())

function post(url: string, headers: Record<string, string>, payload = '{}') {
  return app.server.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/json', host: 'gq.example', ...headers },
  })
}

describe('a page of another site', () => {
  it('can change nothing, whatever it sends', async () => {
    const signed = () => signedHeaders(app, alice, 'POST', call, '{}')
    const table: [Record<string, string>, number][] = [
      [{}, 200],
      [{ origin: site }, 200],
      [{ origin: site, 'sec-fetch-site': 'same-origin' }, 200],
      [{ 'sec-fetch-site': 'same-origin' }, 200],
      [{ origin: 'https://evil.example' }, 403],
      [{ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 403],
      [{ origin: files, 'sec-fetch-site': 'same-site' }, 403],
      [{ origin: 'null' }, 403],
      [{ origin: 'http://gq.example' }, 403],
      [{ 'sec-fetch-site': 'cross-site' }, 403],
      [{ 'sec-fetch-site': 'same-site' }, 403],
    ]
    for (const [headers, status] of table) {
      const response = await post(call, { ...signed(), ...headers })
      expect([headers, response.statusCode]).toEqual([headers, status])
      expect(response.json().success).toBe(status === 200)
      expect(response.headers['access-control-allow-origin']).toBeUndefined()
    }
  })

  it('gains nothing from the cookie alone, nor by a form', async () => {
    const { cookie = '' } = signedHeaders(app, alice, 'POST', call, '{}')
    for (const type of [
      'application/json',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const response = await post(call, { cookie, 'content-type': type })
      expect(response.json().success).toBe(false)
      if (type !== 'application/json') expect(response.statusCode).toBe(415)
    }
  })
})

describe('the file host', () => {
  it('is open to the pages of the site and to no others', async () => {
    const host = 'files.gq.example'
    const own = await post('/api/FileFront/Probe', { host, origin: site, 'sec-fetch-site': 'same-site' })
    expect(own.statusCode).toBe(200)
    expect(own.headers).toMatchObject({ 'access-control-allow-origin': site, vary: 'Origin' })
    const foreign = await post('/api/FileFront/Probe', { host, origin: 'https://evil.example' })
    expect(foreign.statusCode).toBe(403)
    expect(foreign.headers['access-control-allow-origin']).toBeUndefined()
    const sameSiteCall = await post(call, { host, origin: site, 'sec-fetch-site': 'same-site' })
    expect(sameSiteCall.statusCode).toBe(403)
  })

  it('responds to preflights of the site only', async () => {
    const ask = (origin: string, url: string) =>
      app.server.inject({
        method: 'OPTIONS',
        url,
        headers: { host: 'files.gq.example', origin, 'access-control-request-method': 'POST' },
      })
    const own = await ask(site, '/api/FileFront/PostSaveFile')
    expect(own.statusCode).toBe(204)
    expect(own.headers['access-control-allow-origin']).toBe(site)
    expect(own.headers['access-control-allow-headers']).toContain('authorization')
    expect(own.headers['access-control-allow-credentials']).toBeUndefined()
    const foreign = await ask('https://evil.example', '/api/FileFront/PostSaveFile')
    expect(foreign.headers['access-control-allow-origin']).toBeUndefined()
    expect((await ask(site, call)).headers['access-control-allow-origin']).toBeUndefined()
  })
})

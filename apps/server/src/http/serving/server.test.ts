import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { callRaw, type Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { Probe, probeHandlers } from '../../testing/probe.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { buildServer } from './server.ts'

let app: TestApp
let alice: Browser
const lines: string[] = []

beforeAll(async () => {
  app = await openTestApp({
    implementations: probeHandlers,
    settings: { LOG_LEVEL: 'info' },
    logTo: { write: (line) => void lines.push(line) },
  })
  alice = await buildMember(app)
})
afterAll(() => app.close())

const bodyIn = (encoding: string) =>
  `POST /api/Probe/Echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: ${encoding}\r\n\r\n2\r\n{}\r\n0\r\n\r\n`

const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  app.server.inject({ method: 'GET', url, headers, remoteAddress })

describe('every response', () => {
  it('has the security headers, refusals included', async () => {
    const { headers } = await callRaw(app, alice, Probe.Secret, {})
    expect(headers).toMatchObject({
      'content-security-policy': `default-src 'none'; script-src 'self'; script-src-attr 'none'; style-src 'self'; style-src-attr 'none'; img-src 'self' data: blob:; media-src 'self' blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; frame-src 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types app detached ProseMirrorClipboard; report-to csp`,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(self), microphone=(), geolocation=(self), payment=(), usb=()',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'DENY',
      'cache-control': 'no-store',
      'reporting-endpoints': 'csp="/api/csp-report"',
    })
    expect(headers['strict-transport-security']).toBeUndefined()
    expect(headers['x-request-id']).toMatch(/^[a-p]{16}-[0-9a-z]+$/)
    for (const url of ['/nowhere', '/api/nowhere', '/healthz', '/%']) {
      const response = await get(url)
      expect([url, response.headers['x-frame-options'] ?? 'DENY']).toEqual([url, 'DENY'])
    }
    expect((await get('/api/nowhere')).headers['x-content-type-options']).toBe('nosniff')
  })

  it('on https sends HSTS, and allows the file host', async () => {
    const secure = await openTestApp({
      implementations: probeHandlers,
      settings: { BASE_URL: 'https://gq.example', FILE_ORIGIN: 'https://files.gq.example' },
    })
    const { headers } = await callRaw(secure, null, Probe.Whoami, {})
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    expect(headers['content-security-policy']).toContain(
      `img-src 'self' data: blob: https://files.gq.example;`,
    )
    expect(headers['content-security-policy']).toContain(`connect-src 'self' https://files.gq.example;`)
    await secure.close()
  })

  let address = ''
  beforeAll(async () => {
    address = await app.server.listen({ host: '127.0.0.1', port: 0 })
  })

  it.each([
    ['invalid HTTP', 'NO SUCH THING\r\n\r\n'],
    ['a body in an encoding that nobody knows', bodyIn('xchunked')],
    ['a body that is chunked and then something else', bodyIn('chunked, identity')],
  ])('is one envelope for %s, and the connection ends', async (_, sent) => {
    const response = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(new URL(address).port), '127.0.0.1')
      let text = ''
      socket.on('data', (chunk) => (text += chunk.toString()))
      socket.on('end', () => resolve(text))
      socket.on('error', reject)
      socket.write(sent)
    })
    expect(response).toMatch(/^HTTP\/1\.1 400 /)
    expect(response.match(/HTTP\/1\.1/g)).toHaveLength(1)
    expect(JSON.parse(response.split('\r\n\r\n')[1] ?? '')).toMatchObject({ success: false, code: 400 })
  })
})

describe('monitoring', () => {
  it('reports that the process is alive, and whether it can serve', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' })
    expect((await get('/readyz')).json()).toEqual({ status: 'ready' })
    const draining = await app.addNode()
    draining.beginStop()
    const response = await draining.server.inject({ method: 'GET', url: '/readyz' })
    expect([response.statusCode, response.json()]).toEqual([503, { status: 'draining' }])
    await draining.close()
    const name = '0001-kernel'
    await sql`delete from migration_checksum where name = ${name}`.execute(app.app.db)
    const behind = await get('/readyz')
    expect([behind.statusCode, behind.json()]).toEqual([503, { status: 'migrations' }])
    await sql`insert into migration_checksum values (${name}, '')`.execute(app.app.db)
  })

  it('counts calls by name, for this machine only', async () => {
    await callRaw(app, alice, Probe.Secret, {})
    const text = (await get('/metrics')).body
    expect(text).toMatch(/guangquan_request_seconds_count\{route="Probe\/Secret",status="200"\} \d+/)
    expect(text).toMatch(/guangquan_database_connections\{state="idle"\} \d+/)
    expect(text).toMatch(/guangquan_jobs\{state="waiting"\} 0/)
    expect(text).toContain('nodejs_eventloop_lag_seconds')
    expect((await get('/metrics', {}, '10.0.0.1')).statusCode).toBe(404)
    expect((await get('/metrics', { 'x-forwarded-for': '10.0.0.1' })).statusCode).toBe(404)
  })
})

describe('the log', () => {
  it('has a JSON line for each call without personal data', async () => {
    lines.length = 0
    const canary = { phone: '13912345678', mail: 'canary@example.com', word: 'C4n4ryWord' }
    await callRaw(
      app,
      alice,
      Probe.Secret,
      { password: canary.word, text: `${canary.phone}\n\u001b[31m${canary.mail}` },
      { headers: { 'user-agent': `${canary.phone}${'x'.repeat(400)}`, 'x-note': canary.word } },
    )
    await callRaw(app, alice, Probe.Secret, { userId: alice.userId })
    await get(`/nowhere?phone=${canary.phone}&token=${canary.word}`)
    app.app.log.error(
      {
        phone: canary.phone,
        input: { password: canary.word, token: canary.word },
        err: new Error(canary.phone),
      },
      `failed for ${canary.phone} and ${canary.mail}`,
    )
    const log = lines.join('')
    for (const secret of [...Object.values(canary), alice.token, alice.signKey, alice.cookie]) {
      expect(log).not.toContain(secret)
    }
    expect(log).toContain('139****5678')
    const logged = lines.map((line) => JSON.parse(line)).filter((line) => line.msg === 'answered')
    expect(logged).toHaveLength(3)
    expect(logged[1]).toMatchObject({
      method: 'POST',
      route: 'Probe/Secret',
      status: 200,
      memberId: alice.userId,
      ms: expect.any(Number),
      reqId: expect.any(String),
    })
    for (const line of logged) expect(String(line.userAgent).length).toBeLessThanOrEqual(260)
  })
})

describe('in development', () => {
  it('shows the SMS and mails sent, newest first', async () => {
    for (const [recipient, text] of [
      ['13800000001', 'first <b>'],
      ['13800000002', 'second'],
    ] as const) {
      await app.app.db
        .insertInto('delivered_message')
        .values({ id: crypto.randomUUID(), channel: 'sms', recipient, subject: '', text })
        .execute()
    }
    expect((await get('/dev/outbox.json')).json()).toHaveLength(2)
    const one = await get('/dev/outbox.json?to=13800000001')
    expect(one.json()).toMatchObject([{ recipient: '13800000001', text: 'first <b>' }])
    const page = await get('/dev/outbox')
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.body).toContain('first &lt;b&gt;')
  })

  it('logs reports of the content security policy, within their own limit', async () => {
    const report = [
      {
        type: 'csp-violation',
        body: { effectiveDirective: 'script-src-elem', blockedURL: 'inline', documentURL: '/' },
      },
    ]
    const post = (payload: string, type: string, remoteAddress = '10.9.9.9') =>
      app.server.inject({
        method: 'POST',
        url: '/api/csp-report',
        payload,
        remoteAddress,
        headers: { 'content-type': type },
      })
    expect((await post(JSON.stringify(report), 'application/reports+json')).statusCode).toBe(204)
    const old = {
      'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'https://x.example/?q=1' },
    }
    expect((await post(JSON.stringify(old), 'application/csp-report')).statusCode).toBe(204)
    expect((await post('{', 'application/csp-report')).statusCode).toBe(400)
    expect((await post(`"${'x'.repeat(17_000)}"`, 'application/csp-report')).statusCode).toBe(413)
    expect((await get('/dev/csp-reports')).json()).toMatchObject([
      { effectiveDirective: 'img-src' },
      { effectiveDirective: 'script-src-elem', blockedURL: 'inline' },
    ])
    let refused = 0
    for (let index = 0; index < 31; index++) {
      const { statusCode } = await post('[]', 'application/reports+json', '10.9.9.8')
      if (statusCode === 429) refused += 1
    }
    expect(refused).toBe(1)
  })

  it('has pages that production does not have', async () => {
    const env = { ...app.app.env, NODE_ENV: 'production', isProduction: true } as const
    const production = await buildServer({ app: { ...app.app, env }, implementations: [], mount: [] })
    for (const url of ['/dev/outbox', '/dev/outbox.json', '/dev/csp-reports', '/dev/parts']) {
      const { statusCode } = await production.inject({ method: 'GET', url })
      expect([url, statusCode]).toEqual([url, 404])
    }
    await production.close()
  })
})

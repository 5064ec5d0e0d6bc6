import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callAs, callRaw, signedHeaders, type Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { Probe, probeHandlers } from '../../testing/probe.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let alice: Browser

beforeAll(async () => {
  app = await openTestApp({ implementations: probeHandlers })
  alice = await buildMember(app)
})
afterAll(() => app.close())

describe('the gate', () => {
  it('identifies the member by the token only', async () => {
    expect(await callAs(app, alice, Probe.Secret, {})).toEqual({ userId: alice.userId })
    const mallory = await buildMember(app)
    expect(await callAs(app, mallory, Probe.Secret, { userId: alice.userId })).toEqual({
      userId: mallory.userId,
    })
    expect(await callAs(app, null, Probe.Whoami, {})).toEqual({ userId: null })
  })

  it('refuses a visitor where a member is required, with 100 and HTTP 200', async () => {
    const { status, body } = await callRaw(app, null, Probe.Secret, {})
    expect(status).toBe(200)
    expect(body).toMatchObject({ code: 401, success: false, error: { code: 100 }, result: null })
  })

  it('has no route for an undeclared call', async () => {
    const path = `/api/services/${app.app.env.PRODUCT_KEY}/Probe/Nothing`
    for (const method of ['POST', 'GET', 'PUT'] as const) {
      const response = await app.server.inject({
        method,
        url: path,
        headers: signedHeaders(app, alice, method, path, ''),
      })
      expect(response.statusCode).toBe(404)
      expect(response.json()).toMatchObject({ success: false, error: { code: 5001 } })
    }
  })

  it('names the invalid fields', async () => {
    const { body } = await callRaw(app, alice, Probe.Count, { step: 'x', extra: 1 })
    expect(body).toMatchObject({ code: 400, error: { code: 400 } })
    expect(Object.keys(Object(body.error?.details?.['fields']))).toContain('step')
  })

  it('fails visibly when a handler returns an undeclared error or field', async () => {
    await expect(callRaw(app, null, Probe.Undeclared, {})).rejects.toThrow('does not declare')
    await expect(callRaw(app, null, Probe.Leaks, {})).rejects.toThrow('.passwordHash')
    const { status, body } = await callRaw(app, null, Probe.Leaks, {}, { expectsUnknown: true })
    expect(status).toBe(500)
    expect(body.error).toMatchObject({ code: 5000, traceId: expect.any(String) })
  })

  it('gives calls a context without accessors, which would keep each request alive for seconds', async () => {
    expect(await callAs(app, null, Probe.Accessors, {})).toEqual({ names: [] })
  })

  it('maps database errors', async () => {
    const responses: Record<string, number> = {
      '22021': 400,
      '23505': 400,
      '22P05': 400,
      '40001': 5007,
      '40P01': 5007,
      '55P03': 5007,
      '57014': 5003,
      '53300': 5007,
      '57P01': 5003,
      '08006': 5003,
      '22012': 5000,
      '42703': 5000,
    }
    for (const [code, expected] of Object.entries(responses)) {
      const { status, headers, body } = await callRaw(
        app,
        null,
        Probe.Database,
        { code },
        { expectsUnknown: true },
      )
      expect([code, body.error?.code]).toEqual([code, expected])
      expect(JSON.stringify({ ...body.error, details: {} })).not.toContain('SQLSTATE')
      if (expected === 5003 || expected === 5007) expect([status, headers['retry-after']]).toEqual([503, '2'])
    }
  })

  it('accepts a body as large as the method declares and no larger', async () => {
    const fits = { text: 'x'.repeat(900) }
    const { body } = await callRaw(app, null, Probe.Small, fits)
    expect(body.success).toBe(true)
    const tooLarge = await callRaw(app, null, Probe.Small, { text: 'x'.repeat(1100) })
    expect(tooLarge.status).toBe(413)
    expect(tooLarge.body).toMatchObject({ success: false, error: { code: 400 } })
  })
})

import * as z from 'zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { body, method, service } from '@guangquan/contract'
import type { Ctx } from '../context.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { implement } from '../http/calls/implement.ts'
import { callAs, callRaw, type Browser } from '../testing/call-as.ts'
import { buildCtx, buildMember, signIn } from '../testing/people.ts'
import { Probe, probeHandlers } from '../testing/probe.ts'
import { hashSecret } from './session-secret.ts'
import { openTestApp, type TestApp, type TestNode } from '../testing/test-app.ts'
import { endSession } from './end-session.ts'
import { issueSession } from './issue-session.ts'
import { renewSession } from './renew-session.ts'

const Session = service('Session', {
  Refresh: method({
    summary: '续期',
    access: 'member',
    admitsSupersededToken: true,
    input: body({}),
    output: z.object({ token: z.string() }),
    errors: ['TokenInvalid'],
  }),
  Leave: method({
    summary: '退出',
    access: 'member',
    endsSession: true,
    input: body({}),
    output: z.null(),
    errors: [],
  }),
  Enter: method({
    summary: '登录',
    access: 'public',
    input: body({ memberId: z.uuid() }),
    output: z.object({ token: z.string(), signKey: z.string() }),
    errors: [],
  }),
})
const handlers = implement(Session, {
  Refresh: async (ctx) => ({ token: (await renewSession(ctx)).token }),
  Leave: async (ctx) => {
    await endSession(ctx, ctx.db, ctx.viewer.sessionId, 'logout')
    return null
  },
  Enter: async (ctx: Ctx, { memberId }) => {
    const { token, signKey } = await inTransaction(ctx, (tx) => issueSession(ctx, tx, memberId))
    return { token, signKey }
  },
})

let app: TestApp
let other: TestNode

beforeAll(async () => {
  app = await openTestApp({ implementations: [...probeHandlers, ...handlers] })
  other = await app.addNode()
})
afterAll(() => app.close())

async function codeOf(node: TestNode, as: Browser): Promise<number> {
  const { body: envelope } = await callRaw(node, as, Probe.Secret, {})
  return envelope.error?.code ?? envelope.code
}

async function sessionOf(browser: Browser): Promise<string> {
  const row = await app.app.db
    .selectFrom('session')
    .where('cookie_hash', '=', hashSecret(browser.cookie))
    .select('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Less than the five seconds for which a node caches a session. */
const announcedWithinMs = 4000

/** Waits until a node knows of a change: returns the expected code, or the last one. */
async function soon(expected: number, ask: () => Promise<number>): Promise<number> {
  const begin = performance.now()
  let code = await ask()
  while (code !== expected && performance.now() - begin < announcedWithinMs) {
    await new Promise((resolve) => setTimeout(resolve, 20))
    code = await ask()
  }
  return code
}

describe('a token', () => {
  it('is useless without the cookie of its browser, and with the cookie of another', async () => {
    const alice = await buildMember(app)
    const bob = await buildMember(app)
    expect(await codeOf(app, alice)).toBe(200)
    expect(await codeOf(app, { ...alice, cookie: '' })).toBe(100)
    expect(await codeOf(app, { ...alice, cookie: bob.cookie })).toBe(100)
    expect(await codeOf(app, { ...alice, userId: bob.userId })).toBe(100)
    expect(await codeOf(app, { ...alice, token: 'x' })).toBe(100)
    expect(await codeOf(app, alice)).toBe(200)
  })

  it('lives seven days', async () => {
    const alice = await buildMember(app)
    app.advance(7 * 24 * 3600_000 - 60_000)
    expect(await codeOf(app, alice)).toBe(200)
    app.advance(120_000)
    expect(await codeOf(app, alice)).toBe(100)
  })
})

describe('renewing', () => {
  it('keeps five tabs signed in that renew at once, on two nodes', async () => {
    const alice = await buildMember(app)
    const renewed = await Promise.all(
      [app, other, app, other, app].map((node) => callAs(node, alice, Session.Refresh, {})),
    )
    expect(new Set(renewed.map((one) => one.token)).size).toBe(5)
    for (const { token } of renewed) {
      expect(await codeOf(app, { ...alice, token })).toBe(200)
      expect(await codeOf(other, { ...alice, token })).toBe(200)
    }
    app.advance(45_000)
    expect(await codeOf(other, alice)).toBe(200)
    app.advance(16_000)
    expect(await codeOf(other, alice)).toBe(100)
  })

  it('with a superseded token after its grace period ends the whole session', async () => {
    const alice = await buildMember(app)
    const elsewhere = await signIn(app, alice.userId)
    const { token } = await callAs(app, alice, Session.Refresh, {})
    const current = { ...alice, token }
    app.advance(61_000)
    expect(await codeOf(app, current)).toBe(200)
    const reused = await callRaw(other, alice, Session.Refresh, {})
    expect(reused.body.error?.code).toBe(100)
    expect(await soon(1001, () => codeOf(app, current))).toBe(1001)
    expect(await codeOf(app, elsewhere)).toBe(200)
  })

  it('never outlives the session, and an expired session is not renewed', async () => {
    const alice = await buildMember(app)
    let browser = alice
    for (let day = 0; day < 84; day += 6) {
      app.advance(6 * 24 * 3600_000)
      browser = { ...browser, token: (await callAs(app, browser, Session.Refresh, {})).token }
    }
    app.advance(5 * 24 * 3600_000)
    browser = { ...browser, token: (await callAs(app, browser, Session.Refresh, {})).token }
    app.advance(24 * 3600_000 + 1000)
    expect((await callRaw(app, browser, Session.Refresh, {})).body.error?.code).toBe(100)
    expect(await codeOf(app, browser)).toBe(100)
  })
})

describe('ending', () => {
  it('reaches the other node before its cached session expires', async () => {
    const alice = await buildMember(app)
    expect(await codeOf(other, alice)).toBe(200)
    await endSession(buildCtx(app), app.app.db, await sessionOf(alice), 'revoked')
    expect(await soon(1001, () => codeOf(other, alice))).toBe(1001)
  })

  it('announced inside a transaction is received after its commit and not before', async () => {
    const alice = await buildMember(app)
    const id = await sessionOf(alice)
    await inTransaction(buildCtx(app), async (tx) => {
      await endSession(buildCtx(app), tx, id, 'banned')
      for (let count = 0; count < 10; count++) expect(await codeOf(other, alice)).toBe(200)
    })
    expect(await soon(1001, () => codeOf(other, alice))).toBe(1001)
  })

  it('by others clears nothing in the browser: unsaved text stays', async () => {
    const alice = await buildMember(app)
    await endSession(buildCtx(app), app.app.db, await sessionOf(alice), 'replaced')
    expect(await soon(1001, () => codeOf(app, alice))).toBe(1001)
    const { headers } = await callRaw(app, alice, Session.Leave, {})
    expect(headers['clear-site-data']).toBeUndefined()
    // From now on its pages are those for a visitor.
    expect(String(headers['set-cookie'])).toMatch(/^sid=; .*Expires=Thu, 01 Jan 1970/)
  })

  it('by the member clears the browser’s data, and the token is merely expired', async () => {
    const alice = await buildMember(app)
    const { headers } = await callRaw(app, alice, Session.Leave, {})
    expect(headers['clear-site-data']).toBe('"cache","storage"')
    expect(String(headers['set-cookie'])).toMatch(/^sid=; .*Expires=Thu, 01 Jan 1970/)
    expect(await soon(100, () => codeOf(other, alice))).toBe(100)
  })
})

describe('signing in', () => {
  it('sets a cookie that no script and no other site can use', async () => {
    const alice = await buildMember(app)
    const { headers } = await callRaw(app, null, Session.Enter, { memberId: alice.userId })
    expect(String(headers['set-cookie'])).toMatch(
      /^sid=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
  })

  it('leaves five sessions, also when six sign in at once; the oldest end and an event is emitted', async () => {
    const first = await buildMember(app)
    expect(await codeOf(other, first)).toBe(200)
    app.advance(1000)
    const nodes = [app, other, app, other, app, other]
    await Promise.all(nodes.map((node) => callAs(node, null, Session.Enter, { memberId: first.userId })))
    const live = await app.app.db
      .selectFrom('session')
      .where('member_id', '=', first.userId)
      .where('ended_at', 'is', null)
      .select('id')
      .execute()
    expect(live).toHaveLength(5)
    expect(await soon(1001, () => codeOf(other, first))).toBe(1001)
    const events = await app.app.db
      .selectFrom('outbox_event')
      .where('name', '=', 'session.replaced')
      .select('payload')
      .execute()
    expect(events.map((event) => Object(event.payload).memberId)).toContain(first.userId)
  })

  it('on https sets a cookie bound to the host', async () => {
    const secure = await openTestApp({
      implementations: [...probeHandlers, ...handlers],
      settings: { BASE_URL: 'https://gq.example' },
    })
    const alice = await buildMember(secure)
    const { headers } = await callRaw(secure, null, Session.Enter, { memberId: alice.userId })
    expect(String(headers['set-cookie'])).toMatch(
      /^__Host-sid=[\w-]{43}; .*Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect(await codeOf(secure, alice)).toBe(200)
    await secure.close()
  })
})

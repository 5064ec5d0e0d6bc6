import { QqOpen, SmsMessage, Weibo, WxOpen, type Method } from '@guangquan/contract'
import * as z from 'zod'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { callRetrying } from '../drills/remote-call.ts'
import { startProcess, stopProcesses, type RunningNode } from '../drills/running-node.ts'
import { agree } from '../testing/providers/agree.ts'
import { buildSampleSite } from '../testing/sample-site.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

const port = 21_000 + (process.pid % 20_000)
const site = `http://127.0.0.1:${port}`

let keys: TestApp
let node: RunningNode
beforeAll(async () => {
  keys = await openTestApp({ machineClock: true })
  node = await startProcess({
    NODE_ENV: 'production',
    REHEARSAL: 'true',
    RATE_LIMITS: 'on',
    LOG_LEVEL: 'info',
    LOG_TIME: 'text',
    LOG_ADDRESS: 'true',
    PORT: String(port),
    BASE_URL: site,
    DATA_DIR: keys.app.env.dataDir,
    DATABASE_URL: keys.databaseUrl,
  })
}, 300_000)
afterAll(async () => {
  await stopProcesses()
  await keys.close()
})

/** Fields of every line of the log, including those of the start. */
const Line = z.object({
  rehearsal: z.literal(true),
  time: z.iso.datetime(),
  step: z.string().optional(),
})
const Href = z.object({ href: z.string() })
const call = (method: Method, input: unknown, cookie = '') =>
  callRetrying(keys, {
    url: site,
    as: null,
    method,
    input,
    raw: { payload: JSON.stringify(input), headers: { cookie } },
  })

test.each([
  ['WeChat', WxOpen.AuthorizeHref, WxOpen.GetAccessToken],
  ['QQ', QqOpen.AuthorizeHref, QqOpen.GetAccessToken],
  ['Weibo', Weibo.AuthorizeHref, Weibo.AccessToken],
])('somebody signs in by %s at a page of the node itself', async (_, begin, finish) => {
  const begun = await call(begin, {})
  const { href } = Href.parse(begun.result)
  expect(href).toMatch(`${site}/rehearsal/`)
  const back = await agree(href)
  expect(back.origin).toBe(site)
  const [cookie = ''] = [begun.headers['set-cookie']].flat().map((one) => one?.split(';')[0] ?? '')
  const { code, state } = Object.fromEntries(back.searchParams)
  expect(await call(finish, { code, state }, cookie)).toMatchObject({ success: true })
})

test('a code by SMS is stored and shown instead of sent, and every line of the log is marked', async () => {
  const phone = '13900000002'
  expect(await call(SmsMessage.GetSmsCaptcha, { phone, captchaType: 1 })).toMatchObject({ success: true })
  await vi.waitFor(async () => {
    const rows = await keys.app.db.selectFrom('delivered_message').select('recipient').execute()
    expect(rows).toContainEqual({ recipient: phone })
  })
  const lines = node
    .output()
    .split('\n')
    .filter(Boolean)
    .map((line) => Line.parse(JSON.parse(line)))
  expect(lines.map(({ step }) => step)).toContain('schema')
  await vi.waitFor(() => expect(node.output()).toContain('"address":"127.0.0.1","userAgent"'))
})

test('each page begins with a bar, and the community has the mark in its name', async () => {
  const { site: built, remove } = await buildSampleSite()
  const rehearsal = await openTestApp({
    settings: { NODE_ENV: 'production', REHEARSAL: 'true', BASE_URL: site, RATE_LIMITS: 'on' },
    site: built,
  })
  // In production a busy machine refuses requests with 503.
  const page = await vi.waitFor(async () => {
    const response = await rehearsal.server.inject('/')
    expect(response.statusCode).toBe(200)
    return response
  }, 30_000)
  expect(page.body).toContain('<html data-rehearsal')
  expect(page.body).toMatch(/<title>[^<]*【演练】/)
  await rehearsal.close()
  await remove()
})

import { NewPublish, UserInfo } from '@guangquan/contract'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { operate } from '../../../operate.ts'
import { callAs, callRaw, type Browser } from '../../../testing/call-as.ts'
import { setConfig } from '../../../testing/config.ts'
import { buildCtx, buildMember } from '../../../testing/people.ts'
import { openTestApp, type TestApp, type TestNode } from '../../../testing/test-app.ts'
import { listDictionary } from '../dictionaries.ts'

let node: TestApp
let second: TestNode
let member: Browser
beforeAll(async () => {
  node = await openTestApp()
  second = await node.addNode()
  member = await buildMember(node)
})
afterAll(() => node.close())
afterEach(async () => {
  await operator('maintenance-off')
  await expectState(false)
})

const operator = (...words: string[]) => {
  const { db, log } = node.app
  return operate({ db, log, now: node.app.now(), actor: '苏晚' }, words)
}
const get = (url: string, on: TestNode = node) => on.server.inject({ method: 'GET', url })
const call = (on: TestNode = node) => callRaw(on, member, UserInfo.Get, {})
const isClosed = async (on: TestNode) => (await call(on)).body.error?.code === 5005
const expectState = async (closed: boolean) => {
  for (const on of [node, second]) await expect.poll(() => isClosed(on)).toBe(closed)
}

test('members and visitors read the sentence of the operator, on every node, until it ends', async () => {
  expect(await operator('maintenance-on', '30', '正在升级，', '很快回来 <b>')).toEqual([
    'maintenance-on: done',
  ])
  await expectState(true)
  const { status, headers, body } = await call()
  expect(status).toBe(503)
  expect(body).toMatchObject({
    code: 503,
    success: false,
    message: '正在升级， 很快回来 <b>',
    error: { code: 5005 },
  })
  const wait = Number(headers['retry-after'])
  expect(wait).toBeGreaterThan(1700)
  expect(wait).toBeLessThanOrEqual(1800)
  for (const url of ['/', '/post/photo', '/api/UserInfo/export/1', '/user?x=/healthz', '/sitemap.xml']) {
    const response = await get(url)
    expect([url, response.statusCode]).toEqual([url, 503])
    expect(response.headers['retry-after']).toBeDefined()
    expect(response.body).toContain('正在升级，')
    if (url.startsWith('/api/')) continue
    expect(response.headers['content-type']).toContain('text/html')
    expect(response.body).toContain('光圈正在维护')
    expect(response.body).toContain('很快回来 &lt;b&gt;')
  }
  await expect(callAs(node, null, NewPublish.GetFeed, {})).rejects.toMatchObject({ code: 5005 })
  await operator('maintenance-off')
  await expectState(false)
  expect((await call()).status).toBe(200)
})

test('machines that watch, files of the site and the staff are served', async () => {
  await operator('maintenance-on')
  await expectState(true)
  for (const url of ['/healthz', '/readyz']) expect((await get(url)).statusCode).toBe(200)
  for (const url of ['/api/console/anything', '/js/none.js', '/files/none']) {
    expect([url, (await get(url)).statusCode]).toEqual([url, 404])
  }
  expect((await get('/')).body).toContain('网站正在维护，请稍后再来')
  // No end is known.
  expect((await get('/')).headers['retry-after']).toBe('120')
})

test('the page loads nothing, and its own styles are the only ones its policy allows', async () => {
  await operator('maintenance-on')
  await expectState(true)
  const { headers, body } = await get('/')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).toMatch(/style-src 'sha256-[\w+/]+='/)
  expect(body).not.toContain('<script')
})

test('the site opens at the time that was said, on every node', async () => {
  await operator('maintenance-on', '10', '马上好')
  await expectState(true)
  node.advance(9 * 60_000)
  await expectState(true)
  const wait = Number((await call()).headers['retry-after'])
  expect([wait > 0, wait <= 60]).toEqual([true, true])
  node.advance(61_000)
  for (const on of [node, second]) expect(await isClosed(on)).toBe(false)
  // Loaded again as well.
  node.advance(6000)
  await expectState(false)
})

test('a lost announcement', async () => {
  await operator('maintenance-on')
  await expectState(true)
  // Without the announcement, nodes look for themselves.
  await node.app.db.transaction().execute(async (tx) => {
    await sql`alter table sys_config disable trigger user`.execute(tx)
    await sql`update sys_config set value = '{"on": false}' where key = 'maintenance'`.execute(tx)
    await sql`alter table sys_config enable trigger user`.execute(tx)
  })
  node.advance(6000)
  await expectState(false)
})

test('the switch is named among the features, and what the operator does is recorded', async () => {
  const entry = async () => {
    const entries = await listDictionary(buildCtx(node), 'FeatureSetting')
    return entries.find(({ name }) => name === '维护模式')?.value
  }
  expect(await entry()).toBe(0)
  await operator('maintenance-on', '换一块硬盘')
  expect(await entry()).toBe(1)
  await operator('maintenance-off')
  const acts = await node.app.db
    .selectFrom('staff_act')
    .where('target_kind', '=', 'site')
    .select(['actor', 'act', 'reason'])
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  expect(acts).toEqual([
    { actor: '苏晚', act: 'maintenance-off', reason: '' },
    { actor: '苏晚', act: 'maintenance-on', reason: '换一块硬盘' },
  ])
  await expect(operator('maintenance-on', '长'.repeat(201))).rejects.toThrow('BadInput')
  await expect(operator('maintenance-off', 'x')).rejects.toThrow('BadInput')
})

test('a setting that cannot be read closes nothing', async () => {
  await setConfig(node, 'maintenance', { on: 'yes' })
  node.advance(6000)
  expect((await call()).status).toBe(200)
  await setConfig(node, 'maintenance', undefined)
})

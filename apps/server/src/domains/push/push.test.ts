import { randomBytes } from 'node:crypto'
import { errorCatalogue, Message, Notice, Push, UserFollow, UserInfo } from '@guangquan/contract'
import { instantOf, dayOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { callAs, type Browser } from '../../testing/call-as.ts'
import { setConfig } from '../../testing/config.ts'
import { jobCtxOf } from '../../testing/job-ctx.ts'
import { performJobs } from '../../testing/perform-jobs.ts'
import { buildMember } from '../../testing/people.ts'
import { startPushService, type PushBrowser, type PushService } from '../../testing/providers/push-service.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { createNotice } from '../notice/index.ts'
import { sendPushJob } from './send-to-member.ts'

let node: TestApp
let service: PushService
let alice: Browser
beforeAll(async () => {
  service = await startPushService()
  node = await openTestApp({ settings: { PUSH_SIMULATOR: service.origin } })
  await setConfig(node, 'features', { message: true })
})
afterAll(async () => {
  await node.close()
  await service.close()
})
const dayMs = 24 * 3600_000
const at = (time: string) => instantOf(`${dayOf(new Date(Date.now() + dayMs))} ${time}`)
beforeEach(async () => {
  node.setNow(at('12:00:00'))
  alice = await buildMember(node, { nickName: `阿丽${randomBytes(3).toString('hex')}` })
})

const subscribed = async (who: Browser = alice): Promise<PushBrowser> => {
  const browser = service.subscribe()
  await callAs(node, who, Push.Subscribe, browser.subscription)
  node.advance(1000)
  return browser
}
const devicesOf = (who: Browser) => callAs(node, who, Push.GetDevices, {})
const notify = (
  who: Browser = alice,
  kind: 'level.reached' | 'medal.won' | 'circle.muted' = 'level.reached',
) =>
  node.app.db.transaction().execute((tx) => createNotice(tx, node.app.now(), { memberId: who.userId, kind }))
const send = () => performJobs(node, sendPushJob)
const shown = (browser: PushBrowser) => browser.texts().map((text): unknown => JSON.parse(text))
const waiting = async () => {
  const { rows } = await sql<{ run_at: Date }>`select job.run_at from graphile_worker._private_jobs job
    join graphile_worker._private_tasks task on task.id = job.task_id
    where task.identifier = ${sendPushJob.name}`.execute(node.app.db)
  return rows.map((row) => row.run_at)
}

test('several things at once are one notification without their text', async () => {
  const phone = await subscribed()
  await notify()
  node.advance(2000)
  await notify(alice, 'medal.won')
  expect(await waiting()).toHaveLength(1)
  await send()
  expect(shown(phone)).toEqual([
    { title: expect.any(String), body: '2 条未读通知', path: '/user/notice-list' },
  ])
  await notify()
  await send()
  expect(shown(phone)[1]).toMatchObject({ body: '3 条未读通知' })
})

test('the text of a single thing is shown to those who allow it', async () => {
  const bob = await buildMember(node)
  await callAs(node, alice, UserFollow.Follow, { userId: bob.userId, on: true })
  const [open, closed] = [await subscribed(), await subscribed(bob)]
  await callAs(node, alice, Push.SetSettings, { showsText: true })
  await notify()
  await send()
  expect(shown(open)).toMatchObject([{ body: '恭喜，你的光圈又开大了一档' }])
  await callAs(node, bob, Message.Send, { userId: alice.userId, clientId: uuid(), text: '周六去外滩吗' })
  await callAs(node, alice, Message.Send, { userId: bob.userId, clientId: uuid(), text: '去，带三脚架' })
  await send()
  expect(shown(closed)).toEqual([{ title: expect.any(String), body: '1 条未读私信', path: '/user/im' }])
  expect(closed.texts().join('')).not.toContain('三脚架')
})

test('nothing is sent of what was read meanwhile', async () => {
  const phone = await subscribed()
  await notify()
  await callAs(node, alice, Notice.Read, { all: true })
  await send()
  expect(phone.texts()).toEqual([])
})

test('kinds that were switched off are not sent', async () => {
  const phone = await subscribed()
  await callAs(node, alice, Push.SetSettings, { kinds: { system: false } })
  await notify()
  await send()
  expect(phone.texts()).toEqual([])
  const { kinds } = await callAs(node, alice, Push.SetSettings, { kinds: { circle: false } })
  expect(kinds).toMatchObject({ system: false, circle: false, comment: true })
})

test('quiet hours end before anything is sent', async () => {
  const phone = await subscribed()
  node.setNow(at('23:00:00'))
  await notify()
  await send()
  const end = at('08:00:00').getTime() + dayMs
  expect((await waiting()).map((time) => time.getTime())).toEqual([end])
  expect(phone.texts()).toEqual([])
  await notify(alice, 'medal.won')
  expect((await waiting()).map((time) => time.getTime())).toEqual([end])
  node.setNow(new Date(end))
  await send()
  expect(shown(phone)).toMatchObject([{ body: '2 条未读通知' }])
})

test('without quiet hours it is sent at night', async () => {
  const phone = await subscribed()
  await callAs(node, alice, Push.SetSettings, { quiet: null })
  node.setNow(at('23:00:00'))
  await notify()
  await send()
  expect(phone.texts()).toHaveLength(1)
})

test('a browser that is gone is forgotten, and stops no other', async () => {
  const [lost, moved, phone] = [await subscribed(), await subscribed(), await subscribed()]
  lost.next.push(410)
  moved.next.push(404)
  await notify()
  await send()
  expect(phone.texts()).toHaveLength(1)
  expect(await devicesOf(alice)).toHaveLength(1)
})

test('who did not get it is tried again, alone', async () => {
  const [broken, phone] = [await subscribed(), await subscribed()]
  broken.next.push(500)
  await notify()
  await expect(send()).rejects.toThrow('a browser could not be reached')
  expect(phone.texts()).toHaveLength(1)
  await sendPushJob.perform(jobCtxOf(node.app), { memberId: alice.userId })
  expect([broken.texts().length, phone.texts().length]).toEqual([1, 1])
})

test('after the end of the session nothing is sent', async () => {
  const phone = await subscribed()
  await callAs(node, alice, UserInfo.RemoveToken, {})
  await notify()
  await send()
  expect(phone.texts()).toEqual([])
})

test('a browser in which another member switches it on is theirs alone', async () => {
  const bob = await buildMember(node)
  const shared = await subscribed()
  await callAs(node, bob, Push.Subscribe, shared.subscription)
  await notify()
  await send()
  expect(shared.texts()).toEqual([])
  expect(await devicesOf(alice)).toEqual([])
  expect(await devicesOf(bob)).toHaveLength(1)
})

test('a browser with a new address stays the same', async () => {
  const before = service.subscribe()
  const device = await callAs(node, alice, Push.Subscribe, before.subscription)
  const after = service.subscribe()
  const moved = { ...after.subscription, oldEndpoint: before.subscription.endpoint }
  const { id } = await callAs(node, alice, Push.Subscribe, moved)
  expect(id).toBe(device.id)
  await notify()
  await send()
  expect([before.texts().length, after.texts().length]).toEqual([0, 1])
  const { endpoint } = after.subscription
  expect(await callAs(node, alice, Push.GetDevices, { endpoint })).toMatchObject([{ id, isThis: true }])
})

test('a service worker tells of a new address without a session', async () => {
  const before = await subscribed()
  const after = service.subscribe()
  const renew = (body: object) => node.server.inject({ method: 'POST', url: '/push/renew', payload: body })
  const { endpoint, ...keys } = after.subscription
  const known = { oldEndpoint: before.subscription.endpoint, endpoint, keys }
  const unknown = { ...known, oldEndpoint: `${service.origin}/send/unknown` }
  expect((await renew(unknown)).statusCode).toBe(204)
  expect((await renew({ ...known, endpoint: 'http://10.0.0.1/a' })).statusCode).toBe(400)
  expect((await renew({ ...known, keys: { ...keys, p256dh: 'A'.repeat(87) } })).statusCode).toBe(400)
  expect((await renew(known)).statusCode).toBe(204)
  expect((await renew(known)).statusCode, 'sent twice').toBe(204)
  await notify()
  await send()
  expect([before.texts().length, after.texts().length]).toEqual([0, 1])
})

test('two nodes that subscribe one browser at once leave one row', async () => {
  const second = await node.addNode()
  const bob = await buildMember(node)
  const { subscription } = service.subscribe()
  await Promise.all([
    callAs(node, alice, Push.Subscribe, subscription),
    callAs(second, bob, Push.Subscribe, subscription),
    callAs(second, alice, Push.Subscribe, subscription),
  ])
  const lists = [await devicesOf(alice), await devicesOf(bob)]
  expect(lists.flat()).toHaveLength(1)
})

test('an address that no push service has, and keys that are none, are refused', async () => {
  const { subscription } = service.subscribe()
  for (const wrong of [
    { endpoint: 'http://push.example.com/a' },
    { endpoint: 'https://push.example.com:8443/a' },
    { p256dh: 'A'.repeat(87) },
  ]) {
    await expect(callAs(node, alice, Push.Subscribe, { ...subscription, ...wrong })).rejects.toMatchObject({
      code: errorCatalogue.BadInput.code,
    })
  }
})

test('a member has ten browsers at most; the oldest makes room', async () => {
  const first = await subscribed()
  for (let more = 0; more < 10; more++) await subscribed()
  const { endpoint } = first.subscription
  const devices = await callAs(node, alice, Push.GetDevices, { endpoint })
  expect(devices).toHaveLength(10)
  expect(devices.some((device) => device.isThis)).toBe(false)
})

test('a browser is removed by its member', async () => {
  const phone = await subscribed()
  const [device] = await devicesOf(alice)
  await callAs(node, alice, Push.Unsubscribe, { id: device?.id ?? '' })
  await notify()
  await send()
  expect(phone.texts()).toEqual([])
  expect(await devicesOf(alice)).toEqual([])
})

test('the key is the same on every node', async () => {
  const second = await node.addNode()
  const keys = await Promise.all([
    callAs(node, alice, Push.GetKey, {}),
    callAs(second, alice, Push.GetKey, {}),
  ])
  expect(keys[0]).toEqual(keys[1])
  const rows = await node.app.db.selectFrom('push_key').selectAll().execute()
  expect(rows).toHaveLength(1)
})

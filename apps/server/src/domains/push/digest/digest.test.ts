import { errorCatalogue, mailDigests, Notice, Push } from '@guangquan/contract'
import { instantOf } from '@guangquan/rules/time-text'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { callAs, type Browser } from '../../../testing/call-as.ts'
import { jobCtxOf } from '../../../testing/job-ctx.ts'
import { performJobs } from '../../../testing/perform-jobs.ts'
import { buildMember } from '../../../testing/people.ts'
import { openTestApp, type TestApp, type TestNode } from '../../../testing/test-app.ts'
import { insertCredential } from '../../account/index.ts'
import { createNotice } from '../../notice/index.ts'
import { planDigests } from './plan-digests.ts'
import { sendDigestJob } from './send-digest.ts'
import { stopUrl } from './stop-address.ts'

let node: TestApp
let second: TestNode
let alice: Browser
let address = ''
let members = 0
beforeAll(async () => {
  node = await openTestApp()
  second = await node.addNode()
})
afterAll(() => node.close())

// A Sunday, so that the next day is a Monday.
const day = (number: number, time: string) => instantOf(`2027-03-${String(number).padStart(2, '0')} ${time}`)
beforeEach(async () => {
  node.setNow(day(7, '12:00:00'))
  await node.app.db.deleteFrom('delivered_message').execute()
  await node.app.db.deleteFrom('mail_digest').execute()
  await node.app.db.updateTable('reach_setting').set({ mail: 0, mail_since: null }).execute()
  address = `reader${++members}@example.com`
  alice = await buildMember(node)
  const credential = { memberId: alice.userId, email: address, passwordHash: null }
  await node.app.db
    .transaction()
    .execute((tx) => insertCredential({ app: node.app, now: node.app.now() }, tx, credential))
})

const choose = (mail: 0 | 1 | 2, who = alice) => callAs(node, who, Push.SetSettings, { mail })
const notify = () =>
  node.app.db
    .transaction()
    .execute((tx) => createNotice(tx, node.app.now(), { memberId: alice.userId, kind: 'medal.won' }))
const run = async (at: Date, nodes: TestNode[] = [node]) => {
  node.setNow(at)
  await Promise.all(nodes.map(({ app }) => planDigests(jobCtxOf(app))))
  await performJobs(node, sendDigestJob)
}
const mails = () =>
  node.app.db.selectFrom('delivered_message').where('recipient', '=', address).selectAll().execute()

test('a daily digest says what is unread since the one before, once a day', async () => {
  await choose(mailDigests.daily)
  await notify()
  await run(day(8, '08:59:00'))
  expect(await mails()).toEqual([])
  await run(day(8, '09:05:00'))
  await run(day(8, '10:05:00'))
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail?.subject).toContain('你有1 条未读通知')
  expect(mail?.text).toContain('· 恭喜，你获得了一枚勋章')
  expect(mail?.text).toContain(stopUrl(node.app, alice.userId))
  await run(day(9, '09:05:00'))
  expect(await mails(), 'nothing new').toHaveLength(1)
  await notify()
  await run(day(10, '20:05:00'))
  expect(await mails(), 'late').toHaveLength(2)
})

test('a weekly digest comes on Monday, or later where it was missed', async () => {
  await choose(mailDigests.weekly)
  await notify()
  await run(day(9, '09:05:00'))
  expect(await mails()).toHaveLength(1)
  await notify()
  await run(day(14, '09:05:00'))
  expect(await mails()).toHaveLength(1)
  await run(day(15, '09:05:00'))
  expect(await mails()).toHaveLength(2)
})

test('two nodes that plan at once, and a job that runs twice, mail it once', async () => {
  await choose(mailDigests.daily)
  await notify()
  await run(day(8, '09:05:00'), [node, second, node, second])
  const again = { memberId: alice.userId, day: '2027-03-08' }
  await Promise.all([node, second].map(({ app }) => sendDigestJob.perform(jobCtxOf(app), again)))
  expect(await mails()).toHaveLength(1)
})

test('nothing is mailed of what was read, or without a choice', async () => {
  await notify()
  await run(day(8, '09:05:00'))
  await choose(mailDigests.daily)
  await callAs(node, alice, Notice.Read, { all: true })
  await run(day(9, '09:05:00'))
  expect(await mails()).toEqual([])
})

test('a mail server that is down gets it again', async () => {
  await choose(mailDigests.daily)
  await notify()
  node.setNow(day(8, '09:05:00'))
  await planDigests(jobCtxOf(node.app))
  const down = { ...node.app.delivery, send: () => Promise.reject(new Error('down')) }
  const digest = { memberId: alice.userId, day: '2027-03-08' }
  await expect(sendDigestJob.perform(jobCtxOf({ ...node.app, delivery: down }), digest)).rejects.toThrow(
    'down',
  )
  await performJobs(node, sendDigestJob)
  expect(await mails()).toHaveLength(1)
})

test('without a mailbox there is no digest', async () => {
  const bob = await buildMember(node)
  await expect(choose(mailDigests.daily, bob)).rejects.toMatchObject({
    code: errorCatalogue.EmailNotBound.code,
  })
})

const oneClick = {
  method: 'POST' as const,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: 'List-Unsubscribe=One-Click',
}
const mailOf = async () => (await callAs(node, alice, Push.GetSettings, {})).mail

test('one press in the mail program ends digests; the page asks first', async () => {
  await choose(mailDigests.daily)
  const url = new URL(stopUrl(node.app, alice.userId)).pathname
  const page = await node.server.inject({ url })
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('<form method="post">')
  expect(await mailOf()).toBe(mailDigests.daily)
  expect((await node.server.inject({ url, ...oneClick })).statusCode).toBe(200)
  expect(await mailOf()).toBe(mailDigests.none)
  expect((await node.server.inject({ url, ...oneClick })).statusCode, 'again').toBe(200)
  await notify()
  await run(day(8, '09:05:00'))
  expect(await mails()).toEqual([])
})

test('an address that was not made here ends nothing', async () => {
  await choose(mailDigests.daily)
  const bob = await buildMember(node)
  const own = new URL(stopUrl(node.app, bob.userId)).pathname
  const url = own.replace(bob.userId, alice.userId)
  expect((await node.server.inject({ url, ...oneClick })).statusCode).toBe(404)
  expect((await node.server.inject({ url })).body).not.toContain('<form')
  expect(await mailOf()).toBe(mailDigests.daily)
})

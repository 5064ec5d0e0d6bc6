import { NewPublish, StaffDictionary, emotionCodes, errorCatalogue } from '@guangquan/contract'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proveCounters } from '../../jobs/prove-counters.ts'
import { callAs, callRaw, type Browser } from '../../testing/call-as.ts'
import { buildMember, signIn } from '../../testing/people.ts'
import { buildPost } from '../../testing/posts.ts'
import { buildStaff } from '../../testing/staff.ts'
import { openTestApp, type TestApp, type TestNode } from '../../testing/test-app.ts'
import { emotionCounters } from './emotion.counters.ts'
import { eraseEmotions } from './emotion.export.ts'

let node: TestApp
let other: TestNode
let alice: Browser
let bob: Browser

beforeAll(async () => {
  node = await openTestApp()
  other = await node.addNode()
  alice = await buildMember(node)
  bob = await buildMember(node)
})
afterAll(() => node.close())

const [praise, wonder] = emotionCodes
const prove = () =>
  proveCounters(
    { db: node.app.db, log: pino({ level: 'silent' }), signal: new AbortController().signal },
    emotionCounters,
  )
const report = (who: Browser | null, publishId: string) =>
  callAs(node, who, NewPublish.GetPublishEmojReport, { publishId })
const countsIn = ({ items }: { items: { count: number }[] }) => items.map((item) => item.count)

test('a member sets one emotion on a post, and can change or remove it', async () => {
  const publishId = await buildPost(node, alice)
  expect(countsIn(await report(null, publishId))).toEqual([0, 0, 0, 0, 0, 0])
  await callAs(node, bob, NewPublish.ChooseEmoj, { publishId, code: praise })
  const both = await callAs(node, alice, NewPublish.ChooseEmoj, { publishId, code: praise })
  expect([countsIn(both), both.mine]).toEqual([[2, 0, 0, 0, 0, 0], praise])
  const changed = await callAs(node, alice, NewPublish.ChooseEmoj, { publishId, code: wonder })
  expect([countsIn(changed), changed.mine]).toEqual([[1, 1, 0, 0, 0, 0], wonder])
  const none = await callAs(node, alice, NewPublish.ChooseEmoj, { publishId, code: null })
  expect([countsIn(none), none.mine]).toEqual([[1, 0, 0, 0, 0, 0], null])
  expect((await report(null, publishId)).mine).toBeNull()
})

test('the emotions of a post are hidden with the post', async () => {
  const publishId = await buildPost(node, alice, { exposeUser: [] })
  const { body } = await callRaw(node, bob, NewPublish.ChooseEmoj, { publishId, code: praise })
  expect(body.error?.code).toBe(errorCatalogue.ContentNotFound.code)
  const unknown = await callRaw(node, bob, NewPublish.ChooseEmoj, { publishId, code: '[酷]' })
  expect(unknown.body.error?.code).toBe(400)
})

test('concurrent changes on two nodes leave every counter equal to its rows', async () => {
  const publishId = await buildPost(node, alice)
  const people: Browser[] = []
  for (let index = 0; index < 8; index++) people.push(await buildMember(node))
  const calls: Promise<unknown>[] = []
  for (const [index, person] of people.entries()) {
    const again = await signIn(node, person.userId)
    for (const [turn, [at, as]] of [[node, person] as const, [other, again] as const].entries()) {
      const code = emotionCodes[(index + turn) % 6] ?? null
      calls.push(callRaw(at, as, NewPublish.ChooseEmoj, { publishId, code }))
      calls.push(callRaw(at, as, NewPublish.ChooseEmoj, { publishId, code: turn === 0 ? null : code }))
    }
  }
  await Promise.all(calls)
  expect(await prove()).toEqual([])
  const rows = await node.app.db
    .selectFrom('post_emotion')
    .where('publish_id', '=', publishId)
    .select('emotion')
    .execute()
  expect(countsIn(await report(null, publishId)).reduce((sum, count) => sum + count, 0)).toBe(rows.length)
})

test('a wrong counter is found and repaired, and an erased member’s emotions are removed', async () => {
  const publishId = await buildPost(node, alice)
  await callAs(node, bob, NewPublish.ChooseEmoj, { publishId, code: praise })
  await node.app.db
    .updateTable('post_emotion_tally')
    .set({ emotion_3_count: 4 })
    .where('publish_id', '=', publishId)
    .execute()
  expect((await prove()).map((drift) => drift.key)).toEqual([publishId])
  await eraseEmotions(node.app.db, bob.userId, node.app.now())
  expect(countsIn(await report(null, publishId))).toEqual([0, 0, 0, 0, 0, 0])
})

test('staff rename, move and switch off emotions; none is added, and what was chosen is still counted', async () => {
  const editor = await buildStaff(node, ['moderator'])
  const publishId = await buildPost(node, alice)
  await callAs(node, bob, NewPublish.ChooseEmoj, { publishId, code: praise })
  const save = (value: number, change: { name: string; sort: number; isOpen: boolean }, version = 1) =>
    callAs(node, editor, StaffDictionary.Save, { code: 'Emotion', value, version, ...change })
  await save(2, { name: '好看', sort: 1, isOpen: true })
  await save(1, { name: '赞', sort: 10, isOpen: false })
  await expect
    .poll(async () => (await report(bob, publishId)).items.map(({ name }) => name))
    .toEqual(['好看', '治愈', '学到了', '同款', '加油'])
  expect((await report(bob, publishId)).mine).toBe(praise)
  const late = await callRaw(node, alice, NewPublish.ChooseEmoj, { publishId, code: praise })
  expect(late.body.error?.details).toEqual({ fields: { code: '这个表态已经关闭，请换一个' } })
  const more = { code: 'Emotion' as const, name: '酷', sort: 1, isOpen: true }
  const added = await callRaw(node, editor, StaffDictionary.Create, more)
  expect(added.body.error?.code).toBe(errorCatalogue.BadInput.code)
  await save(1, { name: '赞', sort: 10, isOpen: true }, 2)
  await expect
    .poll(async () => (await report(null, publishId)).items.find(({ code }) => code === praise)?.count)
    .toBe(1)
})

import { NewPublish, UserInfo, UserLike, errorCatalogue, type ErrorName } from '@guangquan/contract'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proveCounters } from '../../jobs/prove-counters.ts'
import { callAs, callRaw, type Browser } from '../../testing/call-as.ts'
import { buildMember, signIn } from '../../testing/people.ts'
import { buildPost } from '../../testing/posts.ts'
import { slowRows } from '../../testing/slow-rows.ts'
import { openTestApp, type TestApp, type TestNode } from '../../testing/test-app.ts'
import { reactionCounters } from './reaction.counters.ts'

let node: TestApp
let other: TestNode
let author: Browser
let alice: Browser
let bob: Browser

beforeAll(async () => {
  node = await openTestApp()
  other = await node.addNode()
  author = await buildMember(node)
})
afterAll(() => node.close())

const code = (name: ErrorName) => errorCatalogue[name].code
const save = (who: Browser, name: string, more: { id?: string; isPublic?: boolean } = {}) =>
  callAs(node, who, UserLike.SaveFolder, { name, ...more })
const put = (who: Browser, targetId: string, folderId?: string | null, on = true) =>
  callAs(node, who, UserLike.Collect, {
    targetType: 1,
    targetId,
    on,
    ...(folderId === undefined ? {} : { folderId }),
  })
const idsIn = async (viewer: Browser | null, owner: Browser, folderId?: string | null) => {
  const input = { userId: owner.userId, ...(folderId === undefined ? {} : { folderId }) }
  return (await callAs(node, viewer, UserLike.GetCollectList, input)).items.map((item) => item.id)
}
const prove = () =>
  proveCounters(
    { db: node.app.db, log: pino({ level: 'silent' }), signal: new AbortController().signal },
    reactionCounters.filter(({ table }) => table === 'collect_folder'),
  )

beforeAll(async () => {
  alice = await buildMember(node)
  bob = await buildMember(node)
})

test('collected posts are in the default folder until they are moved to another', async () => {
  const [one, two] = [await buildPost(node, author), await buildPost(node, author)]
  const folder = await save(alice, '海')
  await put(alice, one)
  await put(alice, two, folder.id)
  const list = await callAs(node, alice, UserLike.GetFolderList, { userId: alice.userId })
  expect(list).toEqual({ defaultCount: 1, folders: [{ ...folder, count: 1 }] })
  expect(await idsIn(alice, alice, null)).toEqual([one])
  expect(await idsIn(alice, alice, folder.id)).toEqual([two])
  await put(alice, one, folder.id)
  expect(await idsIn(alice, alice)).toHaveLength(2)
  expect(await idsIn(alice, alice, folder.id)).toHaveLength(2)
  await put(alice, two, undefined, false)
  expect(await idsIn(alice, alice, folder.id)).toEqual([one])
  await callAs(node, alice, UserLike.DeleteFolder, { id: folder.id })
  expect(await idsIn(alice, alice, null)).toEqual([one])
  expect(await prove()).toEqual([])
})

test('others see public folders only, and in them what they may see', async () => {
  const [open, closed] = [await save(alice, '公开的', { isPublic: true }), await save(alice, '自己的')]
  const [seen, hidden] = [await buildPost(node, author), await buildPost(node, alice, { exposeUser: [] })]
  await put(alice, seen, open.id)
  await put(alice, hidden, open.id)
  const list = await callAs(node, bob, UserLike.GetFolderList, { userId: alice.userId })
  expect(list).toMatchObject({ defaultCount: null, folders: [{ name: '公开的' }] })
  expect(await idsIn(bob, alice, open.id)).toEqual([seen])
  expect(await idsIn(null, alice, open.id)).toEqual([seen])
  for (const [folderId, error] of [
    [closed.id, 'ContentNotFound'],
    [null, 'Restricted'],
  ] as const) {
    const { body } = await callRaw(node, bob, UserLike.GetCollectList, { userId: alice.userId, folderId })
    expect(body.error?.code).toBe(code(error))
  }
  const all = await callRaw(node, bob, UserLike.GetCollectList, { userId: alice.userId })
  expect(all.body.error?.code).toBe(code('Restricted'))
  const stolen = await callRaw(node, bob, UserLike.Collect, {
    targetType: 1,
    targetId: seen,
    on: true,
    folderId: open.id,
  })
  expect(stolen.body.error?.code).toBe(code('ContentNotFound'))
})

test('the default folder follows the switch; a public one is always public, except to members its owner blocked', async () => {
  const [owner, viewer] = [await buildMember(node), await buildMember(node)]
  const folder = await save(owner, '给大家', { isPublic: true })
  const [inFolder, unfiled] = [await buildPost(node, author), await buildPost(node, author)]
  await put(owner, inFolder, folder.id)
  await put(owner, unfiled)
  const privacy = (collect: boolean) => callAs(node, owner, UserInfo.Update, { privacy: { collect } })
  await privacy(true)
  expect(await idsIn(viewer, owner, null)).toEqual([unfiled])
  await privacy(false)
  const closed = await callRaw(node, viewer, UserLike.GetCollectList, {
    userId: owner.userId,
    folderId: null,
  })
  expect(closed.body.error?.code).toBe(code('Restricted'))
  expect(await idsIn(viewer, owner, folder.id)).toEqual([inFolder])
  await callAs(node, viewer, UserInfo.Block, { userId: owner.userId })
  expect(await callAs(node, viewer, UserLike.GetFolderList, { userId: owner.userId })).toEqual({
    defaultCount: null,
    folders: [],
  })
  const blocked = await callRaw(node, viewer, UserLike.GetCollectList, {
    userId: owner.userId,
    folderId: folder.id,
  })
  expect(blocked.body.error?.code).toBe(code('ContentNotFound'))
})

test('names are unique, and there are at most fifty folders', async () => {
  const carol = await buildMember(node)
  const first = await save(carol, '一')
  const twice = await callRaw(node, carol, UserLike.SaveFolder, { name: ' 一 ' })
  expect(twice.body.error?.code).toBe(code('FolderTaken'))
  expect(await save(carol, '一', { id: first.id, isPublic: true })).toMatchObject({ isPublic: true })
  for (let index = 2; index <= 50; index++) await save(carol, `夹${index}`)
  const many = await callRaw(node, carol, UserLike.SaveFolder, { name: '多' })
  expect(many.body.error?.code).toBe(code('FolderLimit'))
})

test('moving posts on two nodes leaves every folder equal to its rows, and so does a purge', async () => {
  const dora = await buildMember(node)
  const folders = [await save(dora, '甲'), await save(dora, '乙'), null]
  const posts = await Promise.all(Array.from({ length: 4 }, () => buildPost(node, author)))
  const calls = posts.flatMap((targetId, index) =>
    Array.from({ length: 6 }, (_, turn) =>
      callRaw(turn % 2 === 0 ? node : other, dora, UserLike.Collect, {
        targetType: 1,
        targetId,
        on: (index + turn) % 4 !== 0,
        folderId: folders[(index + turn) % 3]?.id ?? null,
      }),
    ),
  )
  await Promise.all(calls)
  expect(await prove()).toEqual([])
  const [first = ''] = posts
  await put(dora, first, folders[0]?.id)
  await callAs(node, author, NewPublish.DeletePublish, { id: first })
  await callAs(node, author, NewPublish.PurgePublish, { id: first })
  expect(await prove()).toEqual([])
})

test('deleting a folder while posts are moved out of it and removed from it does not deadlock', async () => {
  const carol = await buildMember(node)
  const again = await signIn(other, carol.userId)
  const [moved, given] = [await buildPost(node, author), await buildPost(node, author)]
  const [from, to] = [await save(carol, '旧的'), await save(carol, '新的')]
  for (const id of [moved, given]) await put(carol, id, from.id)
  const slow = await slowRows(node, ['collect_folder', 'post_collect'])
  const outcomes = await Promise.allSettled([
    callAs(node, carol, UserLike.DeleteFolder, { id: from.id }),
    callAs(other, again, UserLike.Collect, { targetType: 1, targetId: moved, on: true, folderId: to.id }),
    callAs(other, again, UserLike.Collect, { targetType: 1, targetId: given, on: false }),
  ])
  const begun = await slow.countBegun()
  await slow.stop()
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
  // Each row was changed once: after a deadlock one of the two would have been retried.
  expect(begun).toBe(6)
  const list = await callAs(node, carol, UserLike.GetFolderList, { userId: carol.userId })
  expect(list).toEqual({ defaultCount: 0, folders: [{ ...to, count: 1 }] })
  expect(await prove()).toEqual([])
})

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { Failure } from '../fail.ts'
import { operate } from '../operate.ts'
import { openFolderStorage } from '../storage/folder-storage.ts'
import type { Storage } from '../storage/storage.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { checkFiles, markerKey } from './check-files.ts'

let node: TestApp
let folder: string
let storage: Storage
beforeAll(async () => {
  node = await openTestApp()
})
afterAll(() => node.close())
beforeEach(async () => {
  await node.app.db.updateTable('file_store').set({ marked_at: null }).execute()
  folder = await mkdtemp(join(tmpdir(), 'guangquan-files-'))
  storage = await openFolderStorage(folder)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const check = (given: Storage = storage) => checkFiles({ ...node.app, storage: given })
const markIn = async (given: Storage) => {
  const found = await given.get(markerKey)
  return found === null ? null : text(found.stream)
}
const store = () => node.app.db.selectFrom('file_store').selectAll().executeTakeFirstOrThrow()

test('nodes that start together on one folder mark it once and are accepted, also at the next start', async () => {
  await Promise.all([check(), check(), check()])
  const { id, marked_at } = await store()
  expect(await markIn(storage)).toBe(id)
  await check()
  expect((await store()).marked_at).toEqual(marked_at)
})

test('a folder of its own is refused to the second node, and is not marked', async () => {
  await check()
  const elsewhere = await openFolderStorage(join(folder, 'elsewhere'))
  await expect(check(elsewhere)).rejects.toThrow('are in another folder or bucket')
  expect(await markIn(elsewhere)).toBeNull()
})

test('of nodes that start together, each on a folder of its own, one is accepted', async () => {
  const folders = await Promise.all(['a', 'b', 'c'].map((name) => openFolderStorage(join(folder, name))))
  const ends = await Promise.allSettled(folders.map((one) => check(one)))
  const refused = ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []))
  expect(refused).toHaveLength(2)
  for (const reason of refused) expect(reason).toContain('are in another folder or bucket')
  const marks = await Promise.all(folders.map((one) => markIn(one)))
  expect(marks.filter((mark) => mark !== null)).toHaveLength(1)
})

test('the folder of another database is refused, also to a new one', async () => {
  const foreign = '01930000-0000-7000-8000-000000000001'
  await storage.put(markerKey, Buffer.from(foreign), 'text/plain')
  await expect(check()).rejects.toThrow('holds the files of another database')
  expect(await markIn(storage)).toBe(foreign)
  expect((await store()).marked_at).toBeNull()
})

test('a start that was killed between mark and row is completed by the next one', async () => {
  await storage.put(markerKey, Buffer.from((await store()).id), 'text/plain')
  await check()
  expect((await store()).marked_at).not.toBeNull()
})

test('a full disk does not prevent a start: the folder is marked at the next one', async () => {
  await check({ ...storage, put: () => Promise.reject(new Failure('StorageFull')) })
  expect((await store()).marked_at).toBeNull()
  await check()
  expect((await store()).marked_at).not.toBeNull()
})

test('an operator may make another folder that of the database', async () => {
  await check()
  const ctx = { db: node.app.db, now: node.app.now(), log: node.app.log, actor: '苏晚' }
  await operate(ctx, ['accept-files', '换了磁盘'], node.app.env)
  expect(await markIn(node.app.storage)).toBe((await store()).id)
  await check(node.app.storage)
})

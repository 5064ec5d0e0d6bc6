import {
  errorCatalogue,
  NewPublish,
  Picture,
  Search,
  StaffAudit,
  StaffTag,
  Tag,
  type StaffTagItem,
} from '@guangquan/contract'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proveCounters } from '../../../jobs/prove-counters.ts'
import { callAs, callRaw, type Browser } from '../../../testing/call-as.ts'
import { buildMember } from '../../../testing/people.ts'
import { buildFile } from '../../../testing/posts.ts'
import { performJobs } from '../../../testing/perform-jobs.ts'
import { buildStaff, type StaffBrowser } from '../../../testing/staff.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { buildPicture } from '../../../testing/uploads.ts'
import { waitForLock } from '../../../testing/wait-for-lock.ts'
import { findLastUseOfAllTags } from '../find-last-use.ts'
import { tagCounters } from '../tag.counters.ts'
import { settleGivenTags } from '../settle-tags.ts'
import { rejoinTag } from './rejoin-tag.ts'

let node: TestApp
let moderator: StaffBrowser
let author: Browser
let reader: Browser
beforeAll(async () => {
  node = await openTestApp()
  moderator = await buildStaff(node, ['moderator'])
  author = await buildMember(node)
  reader = await buildMember(node)
})
afterAll(() => node.close())

const { AlreadyThere, BadInput, ChangedMeanwhile, ContentNotFound } = errorCatalogue
const work = () => performJobs(node, rejoinTag)

async function postWith(tags: string[]) {
  const pictures = [{ fileId: await buildFile(node, author), alt: '' }]
  return { publishType: 1 as const, tags, pictures }
}
const publish = async (...tags: string[]) =>
  (await callAs(node, author, NewPublish.Publish, await postWith(tags))).id
const tagsOf = async (id: string) => (await callAs(node, author, NewPublish.Detail, { id })).tags
const suggested = async (keyword: string) => callAs(node, null, NewPublish.GetTagList, { keyword })
const listed = async (keyword: string) => (await callAs(node, moderator, StaffTag.GetList, { keyword })).items
async function tagNamed(name: string): Promise<StaffTagItem> {
  const tag = (await listed(name)).find((one) => one.name === name)
  if (tag === undefined) throw new Error(`there is no tag ${name}`)
  return tag
}
const merge = async (name: string, into: string) =>
  callAs(node, moderator, StaffTag.Merge, { name, version: (await tagNamed(name)).version, into })
const rename = async (name: string, newName: string) =>
  callAs(node, moderator, StaffTag.Rename, { name, version: (await tagNamed(name)).version, newName })
const provedWrong = () =>
  proveCounters(
    { db: node.app.db, log: pino({ level: 'silent' }), signal: new AbortController().signal },
    tagCounters,
  )

test('the list finds tags by name and state, in both orders, with count and last use', async () => {
  await publish('海边晨光', '海边')
  await publish('海边')
  await publish('海边晨光', '海边灯塔')
  const page = (input: object) => callAs(node, moderator, StaffTag.GetList, { keyword: '海边', ...input })
  const { items, totalCount } = await page({})
  expect(items.map(({ name, count }) => [name, count])).toEqual([
    ['海边', 2],
    ['海边晨光', 2],
    ['海边灯塔', 1],
  ])
  expect([totalCount, items[0]?.state, items[0]?.lastUsedTime]).toEqual([3, 'open', expect.any(String)])
  for (const sort of ['count', 'recent'] as const) {
    // Two uses within one millisecond, against the order of the names.
    await sql`update tag set last_used_at = date_trunc('second', last_used_at) +
      case name when '海边' then interval '100 microseconds' else interval '900 microseconds' end
      where name in ('海边', '海边晨光')`.execute(node.app.db)
    const { items: all } = await page({ sort })
    const paged: StaffTagItem[] = []
    let from = {}
    while (paged.length <= all.length) {
      const { items: some, nextCursor } = await page({ sort, maxResultCount: 1, ...from })
      paged.push(...some)
      if (nextCursor === null) break
      from = { cursor: nextCursor }
    }
    expect(paged).toEqual(all)
  }
  expect((await page({ state: 'banned' })).items).toEqual([])
  await node.app.db
    .updateTable('tag')
    .set({ last_used_at: new Date(0) })
    .where('name', '=', '海边')
    .execute()
  expect((await tagNamed('海边')).lastUsedTime).toBeNull()
  await findLastUseOfAllTags(node.app.db, new AbortController().signal)
  expect(await tagNamed('海边')).toEqual(items[0])
})

test('a merged tag: posts in any state, followers, page, suggestions and searches go to the other', async () => {
  const [seen, both, hidden] = [await publish('街拍'), await publish('街拍', '扫街'), await publish('街拍')]
  await callAs(node, author, NewPublish.DeletePublish, { id: hidden })
  await callAs(node, reader, Tag.Follow, { name: '街拍', on: true })
  await merge('街拍', '扫街')
  // Posts written in the meantime have the other tag from the beginning.
  expect(await tagsOf(await publish('街拍', '扫街', '黄昏'))).toEqual(['扫街', '黄昏'])
  await work()
  expect([await tagsOf(seen), await tagsOf(both)]).toEqual([['扫街'], ['扫街']])
  await callAs(node, author, NewPublish.RestorePublish, { id: hidden })
  expect(await tagsOf(hidden)).toEqual(['扫街'])
  expect(await listed('街')).toMatchObject([
    { name: '扫街', count: 4, state: 'open' },
    { name: '街拍', count: 0, state: 'merged', mergedInto: '扫街' },
  ])
  expect(await provedWrong()).toEqual([])
  expect(await callAs(node, reader, Tag.Get, { name: '街拍' })).toMatchObject({
    name: '扫街',
    count: 4,
    isFollowed: true,
  })
  expect((await callAs(node, null, Tag.GetPosts, { name: '街拍' })).items).toHaveLength(4)
  expect(await callAs(node, reader, Tag.GetFollowed, {})).toEqual([{ name: '扫街', count: 4 }])
  expect(await suggested('街拍')).toEqual([{ name: '扫街', count: 4 }])
  expect((await callAs(node, null, Search.GetList, { keyword: '街拍' })).items).toHaveLength(4)
  expect((await callAs(node, null, Picture.GetList, { tag: '扫街' })).items).toHaveLength(4)
})

test('a renamed tag keeps its posts, its old name leads to it, and it may have that name again', async () => {
  const id = await publish('夜拍')
  await publish('夜色')
  const late = await callRaw(node, moderator, StaffTag.Rename, { name: '夜拍', version: 1, newName: '夜色' })
  expect(late.body.error?.code).toBe(AlreadyThere.code)
  expect(await rename('夜拍', '夜景')).toMatchObject({ name: '夜景', state: 'open' })
  await work()
  expect([await tagsOf(id), (await tagNamed('夜景')).count]).toEqual([['夜景'], 1])
  expect(await callAs(node, null, Tag.Get, { name: '夜拍' })).toMatchObject({ name: '夜景', count: 1 })
  await rename('夜景', '夜拍')
  await work()
  expect(await tagsOf(id)).toEqual(['夜拍'])
  expect(await callAs(node, null, Tag.Get, { name: '夜景' })).toMatchObject({ name: '夜拍', count: 1 })
  expect(await provedWrong()).toEqual([])
})

test('a banned tag is gone for members but stays on its posts, until it is allowed again', async () => {
  const post = await postWith(['代购', '旅途'])
  const { id } = await callAs(node, author, NewPublish.Publish, post)
  const input = { name: '代购', version: 1, reason: '广告引流' }
  expect(await callAs(node, moderator, StaffTag.Ban, input)).toMatchObject({ state: 'banned', count: 1 })
  const late = await callRaw(node, moderator, StaffTag.Ban, input)
  expect(late.body.error?.code).toBe(ChangedMeanwhile.code)
  for (const method of [Tag.Get, Tag.GetPosts]) {
    expect((await callRaw(node, reader, method, { name: '代购' })).body.error?.code).toBe(
      ContentNotFound.code,
    )
  }
  const follow = await callRaw(node, reader, Tag.Follow, { name: '代购', on: true })
  expect(follow.body.error?.code).toBe(ContentNotFound.code)
  expect(await suggested('代购')).toEqual([])
  expect((await callAs(node, author, NewPublish.GetUserTagList, {})).map(({ name }) => name)).not.toContain(
    '代购',
  )
  expect((await callAs(node, null, Tag.Get, { name: '旅途' })).related).toEqual([])
  const refused = await callRaw(node, author, NewPublish.Publish, await postWith(['代购']))
  expect(refused.body.error?.code).toBe(BadInput.code)
  const edited = { ...post, id, tags: ['代购', '路上'] }
  expect((await callRaw(node, author, NewPublish.EditPublish, edited)).body.error).toBeNull()
  expect(await tagsOf(id)).toEqual(['代购', '路上'])
  const into = await callRaw(node, moderator, StaffTag.Merge, { name: '路上', version: 1, into: '代购' })
  expect(into.body.error?.code).toBe(ContentNotFound.code)
  await callAs(node, moderator, StaffTag.Unban, { name: '代购', version: 2 })
  expect(await tagsOf(await publish('代购'))).toEqual(['代购'])
  const { items } = await callAs(node, await buildStaff(node, ['superAdmin']), StaffAudit.GetList, {})
  expect(items.filter(({ targetId }) => targetId === '代购').map(({ act, reason }) => [act, reason])).toEqual(
    [
      ['tag.unbanned', ''],
      ['tag.banned', '广告引流'],
    ],
  )
})

test('of two tags that are merged into each other at once, one stays', async () => {
  await publish('胶卷', '胶片')
  const results = await Promise.all([
    callRaw(node, moderator, StaffTag.Merge, { name: '胶卷', version: 1, into: '胶片' }),
    callRaw(node, moderator, StaffTag.Merge, { name: '胶片', version: 1, into: '胶卷' }),
  ])
  const refused = results.flatMap(({ body }) => (body.error === null ? [] : [body.error.code]))
  expect(refused).toEqual([ContentNotFound.code])
  await work()
  expect((await listed('胶')).map(({ state, count }) => [state, count])).toEqual([
    ['open', 1],
    ['merged', 0],
  ])
})

test('a post that is being published with a tag while it is merged is found by the job', async () => {
  await publish('雪山')
  await publish('雪峰')
  let merged: Promise<unknown> | undefined
  await node.app.db.transaction().execute(async (tx) => {
    await settleGivenTags(tx, { given: ['雪山'], before: [] })
    merged = merge('雪山', '雪峰')
    await waitForLock(node, { orEndOf: merged })
    expect((await tagNamed('雪山')).state).toBe('open')
  })
  await merged
  expect((await tagNamed('雪山')).state).toBe('merged')
})

test('a picture is shown on the page of the tag, goes with it to a new name, and is removed with a merge', async () => {
  await publish('秋山')
  const upload = async () => {
    const content = (await buildPicture({ width: 400, height: 300 })).toString('base64')
    return callAs(node, moderator, StaffTag.Upload, { fileName: '秋山.jpg', content })
  }
  const [first, second] = [await upload(), await upload()]
  const save = async (name: string, coverFileId: string | null) =>
    callAs(node, moderator, StaffTag.SaveCover, {
      name,
      version: (await tagNamed(name)).version,
      coverFileId,
    })
  const coverOf = async (name: string) => (await callAs(node, null, Tag.Get, { name })).cover
  expect(await save('秋山', first.fileId)).toMatchObject({ cover: first.url })
  expect(await coverOf('秋山')).toBe(first.url)
  await save('秋山', second.fileId)
  await rename('秋山', '秋天的山')
  expect([await coverOf('秋天的山'), await coverOf('秋山')]).toEqual([second.url, second.url])
  expect((await tagNamed('秋山')).cover).toBe('')
  await publish('山色')
  await merge('秋天的山', '山色')
  expect(await coverOf('秋天的山')).toBe('')
  const used = await node.app.db
    .selectFrom('stored_file')
    .where('id', 'in', [first.fileId, second.fileId])
    .select('used_at')
    .execute()
  expect(used).toEqual([{ used_at: null }, { used_at: null }])
  const foreign = await callRaw(node, moderator, StaffTag.SaveCover, {
    name: '山色',
    version: (await tagNamed('山色')).version,
    coverFileId: await buildFile(node, author),
  })
  expect(foreign.body.error?.code).toBe(errorCatalogue.UploadNotFound.code)
})

import {
  NewPublish,
  Notice,
  Picture,
  UserInfo,
  errorCatalogue,
  type ErrorName,
  type MethodInput,
} from '@guangquan/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { relayBatch } from '../../events/relay.ts'
import { callAs, callRaw, type Browser } from '../../testing/call-as.ts'
import { setConfig } from '../../testing/config.ts'
import { buildMember } from '../../testing/people.ts'
import { buildFile } from '../../testing/posts.ts'
import { slowRows } from '../../testing/slow-rows.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { buildPicture, uploadOne } from '../../testing/uploads.ts'
import { buildVote } from '../../testing/votes.ts'
import { setWords } from '../../testing/word-list.ts'
import { subscriptions } from '../../program.ts'

let node: TestApp
let alice: Browser
let bob: Browser

beforeAll(async () => {
  node = await openTestApp()
  alice = await buildMember(node)
  bob = await buildMember(node)
})
afterAll(() => node.close())

const code = (name: ErrorName) => errorCatalogue[name].code
type Edit = Extract<MethodInput<typeof NewPublish.EditPublish>, { publishType: 1 }>

async function publish(files: string[], more: object = {}) {
  const pictures = files.map((fileId) => ({ fileId }))
  const { id } = await callAs(node, alice, NewPublish.Publish, { publishType: 1, pictures, ...more })
  return id
}
const edit = (id: string, files: string[], more: Partial<Edit> = {}) =>
  callAs(node, alice, NewPublish.EditPublish, {
    publishType: 1,
    id,
    pictures: files.map((fileId) => ({ fileId })),
    ...more,
  })
const tagCount = async (name: string) =>
  (await callAs(node, null, NewPublish.GetTagList, { keyword: name }))[0]?.count ?? 0
const fileRow = (id: string) =>
  node.app.db
    .selectFrom('stored_file')
    .select(['is_public', 'used_at'])
    .where('id', '=', id)
    .executeTakeFirst()

test('an edit shows, moves the counts of its tags, and is marked only after ten minutes', async () => {
  const files = [await buildFile(node, alice), await buildFile(node, alice)]
  const id = await publish(files, { text: '先前', tags: ['旧话题', '留着'] })
  const soon = await edit(id, files, { text: '后来', tags: ['留着', '新话题'], place: '湖边' })
  expect(soon).toMatchObject({ summary: '后来', tags: ['留着', '新话题'], place: '湖边', editedTime: null })
  expect([await tagCount('旧话题'), await tagCount('留着'), await tagCount('新话题')]).toEqual([0, 1, 1])
  node.advance(11 * 60_000)
  const late = await edit(id, files, { text: '更后来' })
  expect(late.editedTime).not.toBeNull()
  const stored = await node.app.db
    .selectFrom('publish_revision')
    .select('content')
    .where('publish_id', '=', id)
    .orderBy('replaced_at')
    .execute()
  expect(stored.map((row) => row.content)).toMatchObject([{ body: '先前' }, { body: '后来' }])
})

test('members mentioned by an edit are notified, once, when they may read it', async () => {
  const [carol, dave] = [await buildMember(node), await buildMember(node)]
  const name = async ({ userId }: Browser) =>
    (await callAs(node, null, UserInfo.GetUserHome, { userId })).nickName
  const text = `@${await name(bob)} 看看 @${await name(carol)}`
  const more = `${text} @${await name(dave)}`
  const notified = async (who: Browser) => {
    await relayBatch(node.app, subscriptions)
    const { items } = await callAs(node, who, Notice.GetUserNoticeList, { tab: 2 })
    return items.filter((notice) => notice.target?.id === id).length
  }
  const files = [await buildFile(node, alice)]
  const id = await publish(files, { text: `@${await name(bob)} 看看` })
  expect([await notified(bob), await notified(carol), await notified(dave)]).toEqual([1, 0, 0])
  await edit(id, files, { text })
  expect([await notified(bob), await notified(carol), await notified(dave)]).toEqual([1, 1, 0])
  await edit(id, files, { text: more, exposeUser: [] })
  expect([await notified(dave)]).toEqual([0])
  // Notices are deleted after a time; even then nobody is notified again.
  await node.app.db
    .deleteFrom('notice')
    .where('target_id', '=', id)
    .where('member_id', '=', bob.userId)
    .execute()
  await edit(id, files, { text: `${more}。`, exposeUser: [1, 2, 3] })
  expect([await notified(carol), await notified(dave)]).toEqual([1, 1])
  await node.app.db.deleteFrom('notice').where('target_id', '=', id).execute()
  await edit(id, files, { text: `${more}！`, place: '湖边' })
  expect([await notified(bob), await notified(carol), await notified(dave)]).toEqual([0, 0, 0])
})

test('photographs can be reordered, retitled and removed, but not added', async () => {
  const [a, b, c] = [await buildFile(node, alice), await buildFile(node, alice), await buildFile(node, alice)]
  const id = await publish([a, b, c])
  const changed = await callAs(node, alice, NewPublish.EditPublish, {
    publishType: 1,
    id,
    pictures: [{ fileId: c, title: '第一' }, { fileId: a }],
  })
  expect(changed.pictures.map((picture) => picture.title)).toEqual(['第一', ''])
  expect(await fileRow(b)).toMatchObject({ used_at: null, is_public: false })
  const opened = await callAs(node, alice, NewPublish.GetUserPublishDetail, { id })
  expect(opened.pictures.map((picture) => picture.fileId)).toEqual([c, a])
  const outsider = await buildFile(node, alice)
  const { body } = await callRaw(node, alice, NewPublish.EditPublish, {
    publishType: 1,
    id,
    pictures: [{ fileId: a }, { fileId: outsider }],
  })
  expect(body.error?.code).toBe(code('UploadNotFound'))
})

test('making a post private closes its files, and making it public opens them', async () => {
  const file = await buildFile(node, alice)
  const id = await publish([file])
  await edit(id, [file], { exposeUser: [] })
  expect((await callRaw(node, bob, NewPublish.Detail, { id })).body.error?.code).toBe(code('ContentNotFound'))
  expect(await fileRow(file)).toMatchObject({ is_public: false })
  await edit(id, [file], { exposeUser: [1, 2, 3] })
  expect(await fileRow(file)).toMatchObject({ is_public: true })
})

test('the texts around a vote can be edited, the vote itself cannot', async () => {
  const { id, options } = await buildVote(node, alice)
  const changed = await callAs(node, alice, NewPublish.EditPublish, {
    publishType: 4,
    id,
    title: '换一个问法',
  })
  expect(changed).toMatchObject({
    title: '换一个问法',
    vote: { options: options.map((one) => ({ id: one })) },
  })
  const wrong = { publishType: 1, id, pictures: [{ fileId: await buildFile(node, alice) }] }
  expect((await callRaw(node, alice, NewPublish.EditPublish, wrong)).body.error?.code).toBe(400)
})

test('nobody edits another’s post, nor one in the recycle bin', async () => {
  const file = await buildFile(node, alice)
  const id = await publish([file])
  const body = { publishType: 1, id, pictures: [{ fileId: file }] }
  expect((await callRaw(node, bob, NewPublish.EditPublish, body)).body.error?.code).toBe(code('Forbidden'))
  await callAs(node, alice, NewPublish.DeletePublish, { id })
  expect((await callRaw(node, alice, NewPublish.EditPublish, body)).body.error?.code).toBe(
    code('ContentNotFound'),
  )
})

test('every choice about a photograph can be changed afterwards; missing ones stay', async () => {
  const fileId = await buildFile(node, alice, { iso: 200, fNumber: 8 })
  const choices = {
    licence: 2,
    largeOpen: false,
    timeOpen: true,
    exifEdits: { film: 'Kodak Gold', iso: 400 },
  } as const
  const { id } = await callAs(node, alice, NewPublish.Publish, {
    publishType: 1,
    pictures: [{ fileId, ...choices }],
  })
  const opened = async () => (await callAs(node, alice, NewPublish.GetUserPublishDetail, { id })).pictures[0]
  const shown = async () => (await callAs(node, bob, NewPublish.Detail, { id })).pictures[0]
  expect(await opened()).toMatchObject({
    ...choices,
    watermark: 0,
    exif: { iso: 200, fNumber: 8, film: null, hand: [] },
  })
  await edit(id, [fileId], { text: '只改文字' })
  expect(await opened()).toMatchObject(choices)

  const change = (picture: Partial<Edit['pictures'][number]>) =>
    callAs(node, alice, NewPublish.EditPublish, { publishType: 1, id, pictures: [{ fileId, ...picture }] })
  await change({ licence: 5, exifEdits: { fNumber: 2.8 }, exifHidden: ['iso'], timeOpen: false })
  expect(await opened()).toMatchObject({
    licence: 5,
    largeOpen: false,
    timeOpen: false,
    exifEdits: { fNumber: 2.8 },
  })
  expect(await shown()).toMatchObject({
    licence: 5,
    exif: { fNumber: 2.8, film: null, iso: null, hand: ['fNumber'] },
  })
  // A filter matches the present data.
  const found = async (filter: object) =>
    (await callAs(node, bob, Picture.GetList, { sort: 'new', ...filter })).items.map((tile) => tile.publishId)
  expect(await found({ fMax: 3 })).toContain(id)
  expect(await found({ isoMin: 1 })).not.toContain(id)
  await change({ exifEdits: {} })
  expect(await shown()).toMatchObject({ exif: { fNumber: 8, iso: 200, hand: [] } })
  const revisions = await node.app.db
    .selectFrom('publish_revision')
    .select('content')
    .where('publish_id', '=', id)
    .orderBy('replaced_at')
    .orderBy('id')
    .execute()
  expect(revisions.map((row) => row.content)[1]).toMatchObject({
    part: { choices: [{ fileId, licence: 2 }] },
  })
})

test('a watermark added later gets its copies, and a tiled one only from the required level where levels gate', async () => {
  const { fileId } = await uploadOne(node, alice, await buildPicture({ width: 2400, height: 1600 }))
  const id = await publish([fileId])
  const mark = (watermark: 0 | 1 | 2): Edit => ({ publishType: 1, id, pictures: [{ fileId, watermark }] })
  const clean = (await callAs(node, bob, NewPublish.Detail, { id })).pictures[0]?.url1080 ?? ''
  const { body } = await callRaw(node, alice, NewPublish.EditPublish, mark(2))
  expect(body.error?.code).toBe(code('LevelTooLow'))
  await setConfig(node, 'level.gates', false)
  await callAs(node, alice, NewPublish.EditPublish, mark(2))
  await setConfig(node, 'level.gates', undefined)
  await callAs(node, alice, NewPublish.EditPublish, mark(1))
  const marked = (await callAs(node, bob, NewPublish.Detail, { id })).pictures[0]?.url1080 ?? ''
  expect(marked).not.toBe(clean)
  const get = async (url: string) =>
    (await node.server.inject({ url, headers: { accept: 'image/webp' } })).statusCode
  expect(await get(marked)).toBe(200)
  await callAs(node, alice, NewPublish.EditPublish, mark(0))
  expect((await callAs(node, bob, NewPublish.Detail, { id })).pictures[0]?.url1080).toBe(clean)
})

test('an edit is answered as done when the copies are ready and its post is locked', async () => {
  const fileId = await buildFile(node, alice)
  const id = await publish([fileId], { text: '先前' })
  const { db } = node.app
  // Only the statement that renews the cards of the post sets its status.
  await sql`create function refuse_lock() returns trigger language plpgsql as
    $$ begin raise exception 'locked' using errcode = '55P03'; end $$`.execute(db)
  await sql`create trigger refuse_lock before update of status on publish
    for each row execute function refuse_lock()`.execute(db)
  const changed = await edit(id, [fileId], { text: '后来', pictures: [{ fileId, watermark: 1 }] })
  await sql`drop function refuse_lock cascade`.execute(db)
  expect(changed).toMatchObject({ summary: '后来' })
  expect((await callAs(node, bob, NewPublish.Detail, { id })).summary).toBe('后来')
})

test('the AI declaration can be changed, but not below what the file says', async () => {
  const fileId = await buildFile(node, alice)
  const id = await publish([fileId], { aiMark: 2 })
  const marks = async () => {
    const { aiMark, aiSuspected } = await callAs(node, bob, NewPublish.Detail, { id })
    return [aiMark, aiSuspected]
  }
  await edit(id, [fileId], { text: '一' })
  expect(await marks()).toEqual([2, false])
  await edit(id, [fileId], { aiMark: 1 })
  expect(await marks()).toEqual([1, false])
  await node.app.db.updateTable('stored_file').set({ ai_found: 2 }).where('id', '=', fileId).execute()
  await edit(id, [fileId], { aiMark: 1 })
  expect(await marks()).toEqual([2, true])
  expect((await callAs(node, alice, NewPublish.GetUserPublishDetail, { id })).aiMark).toBe(2)
})

test('a manual correction is checked by the word list', async () => {
  const fileId = await buildFile(node, alice)
  const id = await publish([fileId])
  await setWords(node, { block: ['赌博'], review: [] })
  const { body } = await callRaw(node, alice, NewPublish.EditPublish, {
    publishType: 1,
    id,
    pictures: [{ fileId, exifEdits: { film: '赌博' } }],
  })
  await setWords(node, {})
  expect(body.error?.code).toBe(code('ContentRefused'))
})

test('two posts exchanging their tags at once do not deadlock', async () => {
  const [one, two] = [await buildFile(node, alice), await buildFile(node, bob)]
  const first = await publish([one], { tags: ['互换甲'] })
  const { id: second } = await callAs(node, bob, NewPublish.Publish, {
    publishType: 1,
    pictures: [{ fileId: two }],
    tags: ['互换乙'],
  })
  const slow = await slowRows(node, ['tag'])
  await Promise.all([
    edit(first, [one], { tags: ['互换乙'] }),
    callAs(node, bob, NewPublish.EditPublish, {
      publishType: 1,
      id: second,
      pictures: [{ fileId: two }],
      tags: ['互换甲'],
    }),
  ])
  const begun = await slow.countBegun()
  await slow.stop()
  expect([await tagCount('互换甲'), await tagCount('互换乙')]).toEqual([1, 1])
  // Each edit changes two rows once: after a deadlock one of the two would have been retried.
  expect(begun).toBe(4)
})

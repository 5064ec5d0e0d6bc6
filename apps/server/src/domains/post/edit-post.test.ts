import { NewPublish, errorCatalogue, type ErrorName, type MethodInput } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, callRaw, type Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { buildFile } from '../../testing/posts.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { buildVote } from '../../testing/votes.ts'

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

test('a change shows, moves the counts of its tags, and is marked only after ten minutes', async () => {
  const files = [await buildFile(node, alice), await buildFile(node, alice)]
  const id = await publish(files, { text: '先前', tags: ['旧话题', '留着'] })
  const soon = await edit(id, files, { text: '后来', tags: ['留着', '新话题'], place: '湖边' })
  expect(soon).toMatchObject({ summary: '后来', tags: ['留着', '新话题'], place: '湖边', editedTime: null })
  expect([await tagCount('旧话题'), await tagCount('留着'), await tagCount('新话题')]).toEqual([0, 1, 1])
  node.advance(11 * 60_000)
  const late = await edit(id, files, { text: '更后来' })
  expect(late.editedTime).not.toBeNull()
  const kept = await node.app.db
    .selectFrom('publish_revision')
    .select('content')
    .where('publish_id', '=', id)
    .orderBy('replaced_at')
    .execute()
  expect(kept.map((row) => row.content)).toMatchObject([{ body: '先前' }, { body: '后来' }])
})

test('photographs change their order and words, one goes, none comes', async () => {
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
  const stranger = await buildFile(node, alice)
  const { body } = await callRaw(node, alice, NewPublish.EditPublish, {
    publishType: 1,
    id,
    pictures: [{ fileId: a }, { fileId: stranger }],
  })
  expect(body.error?.code).toBe(code('UploadNotFound'))
})

test('a post that is closed closes its files, and opens them again', async () => {
  const file = await buildFile(node, alice)
  const id = await publish([file])
  await edit(id, [file], { exposeUser: [] })
  expect((await callRaw(node, bob, NewPublish.Detail, { id })).body.error?.code).toBe(code('ContentNotFound'))
  expect(await fileRow(file)).toMatchObject({ is_public: false })
  await edit(id, [file], { exposeUser: [1, 2, 3] })
  expect(await fileRow(file)).toMatchObject({ is_public: true })
})

test('words around a vote change, what is voted on stays', async () => {
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

test("nobody changes another's post, nor one in the recycle bin", async () => {
  const file = await buildFile(node, alice)
  const id = await publish([file])
  const body = { publishType: 1, id, pictures: [{ fileId: file }] }
  expect((await callRaw(node, bob, NewPublish.EditPublish, body)).body.error?.code).toBe(code('Forbidden'))
  await callAs(node, alice, NewPublish.DeletePublish, { id })
  expect((await callRaw(node, alice, NewPublish.EditPublish, body)).body.error?.code).toBe(
    code('ContentNotFound'),
  )
})

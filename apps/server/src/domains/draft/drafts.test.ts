import { NewPublish, errorCatalogue, maxDrafts } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, type Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { buildFile } from '../../testing/posts.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let node: TestApp
let alice: Browser
let bob: Browser

beforeAll(async () => {
  node = await openTestApp()
  alice = await buildMember(node)
  bob = await buildMember(node)
})
afterAll(() => node.close())

const code = (name: keyof typeof errorCatalogue) => ({ code: errorCatalogue[name].code })
const drafts = (as: Browser) => callAs(node, as, NewPublish.GetDraftList, {})
const open = (as: Browser, id: string) => callAs(node, as, NewPublish.GetDraft, { id })
const isUsed = async (fileId: string) =>
  (await node.app.db.selectFrom('stored_file').select('used_at').where('id', '=', fileId).executeTakeFirst())
    ?.used_at != null

test('a draft is stored unchanged, replaces itself, and is listed newest first', async () => {
  const fileId = await buildFile(node, alice)
  const { id } = await callAs(node, alice, NewPublish.SaveDraft, {
    publishType: 1,
    text: '第一稿',
    pictures: [{ fileId, title: '山', alt: '远山', exifHidden: ['iso'] }],
    exposeUser: [1],
  })
  node.advance(1000)
  const other = await callAs(node, alice, NewPublish.SaveDraft, { publishType: 1, text: '别的' })
  node.advance(1000)
  await callAs(node, alice, NewPublish.SaveDraft, {
    id,
    publishType: 1,
    text: '第二稿',
    pictures: [{ fileId, title: '山', alt: '远山', exifHidden: ['iso'] }],
    exposeUser: [1],
    tags: ['山'],
  })
  const [first, second] = await drafts(alice)
  expect(first).toMatchObject({ id, publishType: 1, title: '', text: '第二稿', partCount: 1 })
  const draft = await open(alice, id)
  expect(draft).toMatchObject({ id, text: '第二稿', tags: ['山'], exposeUser: [1] })
  expect(draft.pictures).toMatchObject([{ fileId, title: '山', alt: '远山', exifHidden: ['iso'] }])
  expect(second?.id).toBe(other.id)
  expect(await drafts(bob)).toEqual([])
})

test('a save of an older version is refused, and publishing one leaves the draft that was changed elsewhere', async () => {
  const dan = await buildMember(node)
  const save = (text: string, change: { id?: string; version?: number } = {}) =>
    callAs(node, dan, NewPublish.SaveDraft, { publishType: 1, text, ...change })
  const { id, version } = await save('手机上写的')
  expect((await open(dan, id)).version).toBe(version)
  const second = await save('电脑上改的', { id, version })
  await expect(save('手机上又写', { id, version })).rejects.toMatchObject(code('DraftChanged'))
  expect(await open(dan, id)).toMatchObject({ text: '电脑上改的', version: second.version })

  const both = await Promise.allSettled([
    save('一页', { id, version: second.version }),
    save('另一页', { id, version: second.version }),
  ])
  expect(both.map((one) => one.status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const changed = await open(dan, id)

  const publish = async (draftVersion: number) =>
    callAs(node, dan, NewPublish.Publish, {
      publishType: 1,
      draftId: id,
      draftVersion,
      pictures: [{ fileId: await buildFile(node, dan) }],
    })
  await publish(second.version)
  expect((await open(dan, id)).text).toBe(changed.text)
  await publish(changed.version)
  await expect(open(dan, id)).rejects.toMatchObject(code('ContentNotFound'))
})

test('what was written in a draft that is published or deleted elsewhere can be stored anew, with its photographs', async () => {
  const erin = await buildMember(node)
  const pictures = [{ fileId: await buildFile(node, erin) }]
  const draft = { publishType: 1 as const, text: '还在写', pictures }
  const published = await callAs(node, erin, NewPublish.SaveDraft, draft)
  await callAs(node, erin, NewPublish.Publish, { ...draft, draftId: published.id })
  await expect(
    callAs(node, erin, NewPublish.SaveDraft, { ...draft, id: published.id }),
  ).rejects.toMatchObject(code('ContentNotFound'))
  const anew = await callAs(node, erin, NewPublish.SaveDraft, draft)
  expect((await open(erin, anew.id)).pictures).toHaveLength(1)
})

test('another member’s draft cannot be replaced, deleted or published', async () => {
  const [draft] = await drafts(alice)
  const id = draft?.id ?? ''
  for (const call of [
    () => callAs(node, bob, NewPublish.SaveDraft, { id, publishType: 1, text: '抢' }),
    () => callAs(node, bob, NewPublish.DeleteDraft, { id }),
    async () =>
      callAs(node, bob, NewPublish.Publish, {
        publishType: 1,
        draftId: id,
        pictures: [{ fileId: await buildFile(node, bob) }],
      }),
  ]) {
    await expect(call()).rejects.toMatchObject(code('ContentNotFound'))
  }
  expect((await drafts(alice))[0]?.text).toBe('第二稿')
})

test('publishing deletes the draft; publishing it again does nothing', async () => {
  const fileId = await buildFile(node, alice)
  const dropped = await buildFile(node, alice)
  const { id } = await callAs(node, alice, NewPublish.SaveDraft, {
    publishType: 1,
    pictures: [{ fileId }, { fileId: dropped }],
  })
  const input = { publishType: 1 as const, draftId: id, pictures: [{ fileId }], text: '成稿' }
  await callAs(node, alice, NewPublish.Publish, input)
  expect((await drafts(alice)).some((draft) => draft.id === id)).toBe(false)
  expect([await isUsed(fileId), await isUsed(dropped)]).toEqual([true, false])
  await expect(callAs(node, alice, NewPublish.Publish, input)).rejects.toMatchObject(code('ContentNotFound'))
  const rows = await node.app.db.selectFrom('publish').select('id').where('body', '=', '成稿').execute()
  expect(rows).toHaveLength(1)
})

test('a refused publishing leaves draft and files unchanged', async () => {
  const fileId = await buildFile(node, alice)
  const { id } = await callAs(node, alice, NewPublish.SaveDraft, { publishType: 1, pictures: [{ fileId }] })
  await expect(
    callAs(node, alice, NewPublish.Publish, {
      publishType: 1,
      draftId: id,
      pictures: [{ fileId }, { fileId: await buildFile(node, bob) }],
    }),
  ).rejects.toMatchObject(code('UploadNotFound'))
  expect((await drafts(alice)).some((draft) => draft.id === id)).toBe(true)
  expect(await isUsed(fileId)).toBe(true)
})

test('a file removed from a draft is released, unless another draft or a post uses it', async () => {
  const [shared, alone] = [await buildFile(node, alice), await buildFile(node, alice)]
  const save = (fileIds: string[], id?: string) =>
    callAs(node, alice, NewPublish.SaveDraft, {
      ...(id === undefined ? {} : { id }),
      publishType: 1,
      pictures: fileIds.map((fileId) => ({ fileId })),
    })
  const first = await save([shared, alone])
  const second = await save([shared])
  await save([], first.id)
  expect([await isUsed(shared), await isUsed(alone)]).toEqual([true, false])
  await callAs(node, alice, NewPublish.DeleteDraft, { id: second.id })
  expect(await isUsed(shared)).toBe(false)
  await callAs(node, alice, NewPublish.DeleteDraft, { id: first.id })
})

test('twenty drafts at most; two tabs cannot make it twenty-one', async () => {
  const carol = await buildMember(node)
  const save = () => callAs(node, carol, NewPublish.SaveDraft, { publishType: 1, text: '稿' })
  for (let count = 0; count < maxDrafts - 1; count++) await save()
  const both = await Promise.allSettled([save(), save()])
  expect(both.map((one) => one.status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(save()).rejects.toMatchObject(code('DraftLimit'))
  expect(await drafts(carol)).toHaveLength(maxDrafts)
  const [newest] = await drafts(carol)
  await callAs(node, carol, NewPublish.SaveDraft, { id: newest?.id, publishType: 1, text: '改稿' })
})

test('a draft by an older program opens with what it has, an invalid one is left out', async () => {
  const dora = await buildMember(node)
  const insert = (content: unknown) =>
    node.app.db
      .insertInto('draft')
      .values({
        id: crypto.randomUUID(),
        author_id: dora.userId,
        publish_type: 1,
        content: JSON.stringify(content),
      })
      .execute()
  await insert({ text: '旧稿' })
  await insert({ text: 42 })
  await insert('nonsense')
  const [stored, ...others] = await drafts(dora)
  expect(stored).toMatchObject({ text: '旧稿', partCount: 0 })
  expect(others).toEqual([])
  expect(await open(dora, stored?.id ?? '')).toMatchObject({ pictures: [], tags: [], exposeUser: [1, 2, 3] })
})

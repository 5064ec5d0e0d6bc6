import { NewPublish, Picture, UserLike, errorCatalogue } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, type Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { buildPost } from '../../testing/posts.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { eraseMention } from './erase-mention.ts'

let node: TestApp
let writer: Browser
let publishId: string
let named: Browser

beforeAll(async () => {
  node = await openTestApp()
  writer = await buildMember(node, { nickName: '写信人' })
  named = await buildMember(node, { nickName: 'gmail' })
  publishId = await buildPost(node, writer)
})
afterAll(() => node.close())

async function namedBy(text: string, chosen: string[] = []): Promise<string[]> {
  node.advance(60_000)
  const said = await callAs(node, writer, NewPublish.Reply, { publishId, text, atUsers: chosen })
  return said.atUsers.map((one) => one.name)
}

test.each([
  ['写信到 photo@gmail.com', []],
  ['a.b+c@gmail d_@gmail 9@gmail Ü@gmail', []],
  ['你好@gmail，', ['gmail']],
  ['＠gmail 你好', ['gmail']],
])('%s', async (text, names) => {
  expect(await namedBy(text)).toEqual(names)
  expect(await namedBy(text, [named.userId])).toEqual(names)
})

test('drafts keep no mention of a mail address, either', async () => {
  const { id } = await callAs(node, writer, NewPublish.SaveDraft, { publishType: 1, text: 'photo@gmail.com' })
  const row = await node.app.db.selectFrom('draft').where('id', '=', id).select('content').executeTakeFirst()
  expect(row?.content).toMatchObject({ mentions: [] })
})

test('suggestions for the full-width sign', async () => {
  const found = await callAs(node, writer, NewPublish.GetRecentUserList, { keyword: '＠gma' })
  expect(found.map((one) => one.nickName)).toEqual(['gmail'])
})

test('a name of an erased member is erased behind a word, too, where an earlier rule took it for a mention', () => {
  const { rewrite } = eraseMention('a', [{ userId: 'a', name: '小寒' }])
  expect(rewrite('me@小寒 ＠小寒')).not.toContain('小寒')
})

test.each(['\u3164', '\u200b\u2060 \u2800', '\u200d\ufe0f', '\u{1d159}\u00ad'])(
  'a text of %j alone is empty, in every field',
  async (unseen) => {
    const bad = { code: errorCatalogue.BadInput.code }
    await expect(namedBy(unseen)).rejects.toMatchObject(bad)
    await expect(callAs(node, writer, Picture.SaveAlbum, { name: unseen })).rejects.toMatchObject(bad)
    await expect(callAs(node, writer, UserLike.SaveFolder, { name: unseen })).rejects.toMatchObject(bad)
  },
)

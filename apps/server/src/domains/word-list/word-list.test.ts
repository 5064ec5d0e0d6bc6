import { readFile } from 'node:fs/promises'
import {
  errorCatalogue,
  NewPublish,
  StaffAudit,
  StaffWord,
  wordSentences,
  type MethodInput,
} from '@guangquan/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { judgeText } from '../../moderation/judge-text.ts'
import { callAs, type Browser } from '../../testing/call-as.ts'
import { setConfig } from '../../testing/config.ts'
import { buildMember } from '../../testing/people.ts'
import { buildPost } from '../../testing/posts.ts'
import { buildStaff, type StaffBrowser } from '../../testing/staff.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let node: TestApp
let moderator: StaffBrowser
let author: Browser
beforeAll(async () => {
  node = await openTestApp()
  moderator = await buildStaff(node, ['moderator'])
  author = await buildMember(node, { level: 10 })
})
afterAll(() => node.close())
beforeEach(() => node.app.db.deleteFrom('word').execute())

const add = (input: MethodInput<typeof StaffWord.Create>) => callAs(node, moderator, StaffWord.Create, input)
const list = (input: MethodInput<typeof StaffWord.GetList> = {}) =>
  callAs(node, moderator, StaffWord.GetList, input)
const judge = (text: string) => judgeText({ app: node.app, db: node.app.db }, [text])

test('a word acts from when it is added, changed and removed, and the audit log has what it was', async () => {
  const added = await add({ word: ' 赌博 ', action: 'block', category: '违法', note: '网信办名单' })
  expect(added).toMatchObject({ word: '赌博', action: 'block', version: 1, updatedBy: moderator.name })
  await expect.poll(() => judge('賭*博')).toBe('block')
  const { id } = added
  const changed = await callAs(node, moderator, StaffWord.Update, {
    id,
    version: 1,
    word: '赌博',
    action: 'replace',
    replacement: '博弈',
  })
  expect(changed).toMatchObject({ action: 'replace', replacement: '博弈', category: '', version: 2 })
  await expect.poll(() => judge('赌博')).toBe('replace')
  await callAs(node, moderator, StaffWord.Remove, { id, version: 2 })
  await expect.poll(() => judge('赌博')).toBe('pass')
  const owner = await buildStaff(node, ['superAdmin'])
  const { items } = await callAs(node, owner, StaffAudit.GetList, { targetId: id })
  const block = { word: '赌博', action: 'block', replacement: '', category: '违法', note: '网信办名单' }
  const replace = { word: '赌博', action: 'replace', replacement: '博弈', category: '', note: '' }
  expect(items.map(({ act, before, after }) => ({ act, before, after }))).toEqual([
    { act: 'word.removed', before: replace, after: null },
    { act: 'word.changed', before: block, after: replace },
    { act: 'word.added', before: null, after: block },
  ])
})

test('of two who change a word the second learns who was first, and nothing is lost', async () => {
  const { id } = await add({ word: '代购', action: 'review' })
  const second = await buildStaff(node, ['moderator'])
  const change = (staff: StaffBrowser, note: string) =>
    callAs(node, staff, StaffWord.Update, { id, version: 1, word: '代购', action: 'review', note })
  await change(moderator, '一')
  const refusal = { code: errorCatalogue.ChangedMeanwhile.code, details: { who: moderator.name } }
  await expect(change(second, '二')).rejects.toMatchObject(refusal)
  await expect(callAs(node, second, StaffWord.Remove, { id, version: 1 })).rejects.toMatchObject(refusal)
  expect((await list()).items).toMatchObject([{ note: '一', version: 2 }])
})

test.each<[MethodInput<typeof StaffWord.Create>, string, string]>([
  [{ word: '！？', action: 'block' }, 'word', wordSentences.empty],
  [{ word: 'ｗeixin', action: 'review' }, 'word', wordSentences.taken],
  [{ word: '扫码', action: 'block', replacement: '码' }, 'replacement', wordSentences.unused],
])('%j is refused beside its field', async (input, field, sentence) => {
  await add({ word: 'WeiXin', action: 'block' })
  await expect(add(input)).rejects.toMatchObject({ details: { fields: { [field]: sentence } } })
})

test('the list is searched by part of a word, action and category, page by page', async () => {
  for (const word of ['微信', '加微信', 'WeChat']) await add({ word, action: 'review', category: '引流' })
  await add({ word: '赌博', action: 'block', category: '违法' })
  const words = async (input: MethodInput<typeof StaffWord.GetList>) =>
    (await list(input)).items.map(({ word }) => word).toSorted()
  expect(await words({ keyword: '微信' })).toEqual(['加微信', '微信'])
  expect(await words({ keyword: 'wechat' })).toEqual(['WeChat'])
  expect(await words({ keyword: '%' })).toEqual([])
  expect(await words({ action: 'block' })).toEqual(['赌博'])
  expect(await words({ category: '违法' })).toEqual(['赌博'])
  const first = await list({ maxResultCount: 3 })
  const rest = await list({
    maxResultCount: 3,
    ...(first.nextCursor === null ? {} : { cursor: first.nextCursor }),
  })
  expect(first).toMatchObject({ totalCount: 4, isLast: false })
  expect(new Set([...first.items, ...rest.items].map(({ id }) => id)).size).toBe(4)
  expect(await callAs(node, moderator, StaffWord.GetCategoryList, {})).toEqual(['引流', '违法'].toSorted())
})

test('a word is tried on a text before it is saved, with those of the list', async () => {
  await add({ word: '代购', action: 'review' })
  await expect.poll(() => judge('代购')).toBe('review')
  const tried = (text: string) =>
    callAs(node, moderator, StaffWord.Try, { text, draft: { word: '微信', action: 'replace' } })
  expect(await tried('加微 信')).toEqual({
    verdict: 'replace',
    published: '加***',
    hits: [{ word: '微信', action: 'replace' }],
  })
  expect(await tried('微信代购')).toMatchObject({
    verdict: 'review',
    hits: [
      { word: '代购', action: 'review' },
      { word: '微信', action: 'replace' },
    ],
  })
  expect(await tried('好光')).toEqual({ verdict: 'pass', published: '好光', hits: [] })
  // It was only tried.
  expect(await judge('微信')).toBe('pass')
})

test('existing posts and comments with a word are counted as the list would find it', async () => {
  const publishId = await buildPost(node, author, { text: '今晚有流星，加我薇 信' })
  await buildPost(node, author, { text: '薇信', status: 5 })
  await callAs(node, author, NewPublish.Reply, { publishId, text: '薇*信见' })
  await callAs(node, author, NewPublish.Reply, { publishId, text: '好看' })
  const { posts, comments } = await callAs(node, moderator, StaffWord.CountHits, { word: '薇信' })
  expect([posts, comments]).toMatchObject([
    { hits: 1, isComplete: true },
    { hits: 1, isComplete: true },
  ])
  expect(comments.checked).toBe(2)
})

test('the migration takes the words of the setting before it, the harder action first', async () => {
  const migration = await readFile(new URL('../../db/migrations/0150-words.sql', import.meta.url), 'utf8')
  const [statement = ''] = /^insert into word \([^;]+;/m.exec(migration) ?? []
  const { db } = node.app
  const take = async (value: unknown) => {
    await setConfig(node, 'text.words', value)
    await sql.raw(statement).execute(db)
    const rows = await db.selectFrom('word').select(['word', 'action']).orderBy('word_key').execute()
    await db.deleteFrom('word').execute()
    await setConfig(node, 'text.words', undefined)
    return rows.map(({ word, action }) => `${word} ${action}`).toSorted()
  }
  const long = '长'.repeat(51)
  expect(await take({ block: ['赌博', ' Casino ', 7, ''], review: ['ｃａｓｉｎｏ', '代购', long] })).toEqual([
    'Casino block',
    '代购 review',
    '赌博 block',
  ])
  expect(await take({ block: { 赌博: 1 }, review: null })).toEqual([])
  expect(await take(undefined)).toEqual([])
})

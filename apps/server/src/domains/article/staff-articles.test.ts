import {
  ArticleInfo,
  errorCatalogue,
  NewPublish,
  StaffArticle,
  StaffAudit,
  StaffDictionary,
  SysBaseInfo,
} from '@guangquan/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { articleText, buildArticle, buildArticleFile, publishArticle } from '../../testing/articles.ts'
import { callAs, callRaw, type Browser } from '../../testing/call-as.ts'
import { isFreeDuring } from '../../testing/lock-order.ts'
import { buildMember } from '../../testing/people.ts'
import { buildStaff, type StaffBrowser } from '../../testing/staff.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let node: TestApp
let editor: StaffBrowser
let colleague: StaffBrowser
let author: Browser
beforeAll(async () => {
  node = await openTestApp()
  editor = await buildStaff(node, ['moderator'])
  colleague = await buildStaff(node, ['moderator'])
  author = await buildMember(node)
})
afterAll(() => node.close())

const listed = async () => (await callAs(node, null, ArticleInfo.GetList, {})).items.map(({ id }) => id)

test('a featured article is on the page of articles until it is taken off', async () => {
  const id = await buildArticle(node, author, { listedAt: null })
  const set = (on: boolean, version: number) =>
    callAs(node, editor, StaffArticle.SetFeatured, { id, on, version })
  expect(await set(true, 1)).toMatchObject({ listedTime: expect.any(String), version: 2 })
  expect(await listed()).toContain(id)
  expect(await set(false, 2)).toMatchObject({ listedTime: null, version: 3 })
  expect(await listed()).not.toContain(id)
})

test('articles of members wait for a decision until they are featured or passed over', async () => {
  const [first, second, lesson] = [
    await buildArticle(node, author, { listedAt: null }),
    await buildArticle(node, author, { listedAt: null }),
    await buildArticle(node, author, { publishType: 8, listedAt: null }),
  ]
  const waiting = async () => {
    const { items } = await callAs(node, editor, StaffArticle.GetList, {
      isCandidate: true,
      maxResultCount: 50,
    })
    return items.map(({ id }) => id).filter((id) => [first, second, lesson].includes(id))
  }
  expect(await waiting()).toEqual([second, first])
  const passed = await callAs(node, editor, StaffArticle.PassOver, { id: second, version: 1 })
  expect(passed).toMatchObject({ can: { feature: true }, listedTime: null, version: 2 })
  await callAs(node, editor, StaffArticle.SetFeatured, { id: first, on: true, version: 1 })
  expect(await waiting()).toEqual([])
  await callAs(node, editor, StaffArticle.SetFeatured, { id: first, on: false, version: 2 })
  expect(await waiting()).toEqual([])
  expect(
    await callAs(node, editor, StaffArticle.SetFeatured, { id: second, on: true, version: 2 }),
  ).toMatchObject({ can: { feature: true }, listedTime: expect.any(String) })
  const { body } = await callRaw(node, editor, StaffArticle.PassOver, { id: second, version: 3 })
  expect(body.error?.code).toBe(errorCatalogue.ContentNotFound.code)
})

test('a lesson of the editors cannot be taken off', async () => {
  const id = await buildArticle(node, author, { publishType: 8 })
  const { body } = await callRaw(node, editor, StaffArticle.SetFeatured, { id, on: false, version: 1 })
  expect(body.error?.code).toBe(errorCatalogue.ContentNotFound.code)
})

test('of two editors the second learns who changed the article, and nothing is overwritten', async () => {
  const id = await buildArticle(node, author, { categoryId: 1 })
  await callAs(node, colleague, StaffArticle.SetCategory, { id, categoryId: 2, version: 1 })
  const late = await callRaw(node, editor, StaffArticle.SetCategory, { id, categoryId: 3, version: 1 })
  expect(late.body.error).toMatchObject({ code: errorCatalogue.ChangedMeanwhile.code })
  expect(late.body.error?.message).toContain(colleague.name)
  const card = await callAs(node, null, ArticleInfo.Get, { id })
  expect(card.article?.categoryId).toBe(2)
  const owner = await buildStaff(node, ['superAdmin'])
  const { items } = await callAs(node, owner, StaffAudit.GetList, { targetId: id })
  expect(items).toEqual([
    expect.objectContaining({
      actor: colleague.name,
      act: 'article.categorySet',
      before: { category: 1 },
      after: { category: 2 },
    }),
  ])
})

test('a category that is switched off is not chosen any more, but its articles keep it', async () => {
  const coverFileId = await buildArticleFile(node, author, 'articleCover')
  const { id } = await publishArticle(node, author, { categoryId: 8, coverFileId })
  const off = { code: 'ArticleCategory' as const, value: 8, name: '视频拍摄', sort: 80, isOpen: false }
  await callAs(node, editor, StaffDictionary.Save, { ...off, version: 1 })
  const offered = await callAs(node, null, SysBaseInfo.GetArticleCategoryList, {})
  expect(offered.map((category) => category.id)).toEqual([1, 2, 3, 4, 5, 6, 7])
  await expect(publishArticle(node, author, { categoryId: 8 })).rejects.toThrow()
  const change = { publishType: 2 as const, id, title: '雾天', html: articleText, coverFileId }
  const edit = (categoryId: number) =>
    callRaw(node, author, NewPublish.EditPublish, { ...change, categoryId })
  expect((await edit(8)).body.error).toBeNull()
  expect((await edit(7)).body.error).toBeNull()
  expect((await edit(8)).body.error?.code).toBe(errorCatalogue.BadInput.code)
  const set = await callRaw(node, editor, StaffArticle.SetCategory, { id, categoryId: 8, version: 1 })
  expect(set.body.error?.code).toBe(errorCatalogue.BadInput.code)
})

test('a change locks the post before the article, as an edit does', async () => {
  const id = await buildArticle(node, author, { categoryId: 1 })
  const rows = { held: sql`publish where id = ${id}`, other: sql`article where publish_id = ${id}` }
  const change = { id, categoryId: 2, version: 1 }
  const set = () => callAs(node, editor, StaffArticle.SetCategory, change)
  expect(await isFreeDuring(node, rows, set)).toBe(true)
})

test('the list is searched by title, filtered, and paged from the newest', async () => {
  const word = '逆光里的山'
  const made = [
    await buildArticle(node, author, { title: `${word}一`, listedAt: null, categoryId: 4 }),
    await buildArticle(node, author, { title: `${word}二`, categoryId: 5 }),
    await buildArticle(node, author, { title: `${word}三`, publishType: 8, categoryId: 4 }),
  ]
  await buildArticle(node, author, { title: `${word}四`, exposeUser: [1] })
  await buildArticle(node, author, { title: `${word}五`, status: 5 })
  const find = async (filter: object) =>
    (await callAs(node, editor, StaffArticle.GetList, { keyword: word, ...filter })).items.map(({ id }) => id)
  expect(await find({})).toEqual(made.toReversed())
  expect(await find({ isListed: false })).toEqual([made[0]])
  expect(await find({ isListed: true, source: 'member' })).toEqual([made[1]])
  expect(await find({ categoryId: 4, source: 'official' })).toEqual([made[2]])
  expect(await find({ keyword: '%' })).toEqual([])
  const first = await callAs(node, editor, StaffArticle.GetList, { keyword: word, maxResultCount: 2 })
  const { nextCursor } = first
  if (nextCursor === null) throw new Error('no second page')
  const second = await callAs(node, editor, StaffArticle.GetList, { keyword: word, cursor: nextCursor })
  expect([first.totalCount, second.items.map(({ id }) => id), second.isLast]).toEqual([3, [made[0]], true])
})

import {
  articleLimits,
  ArticleInfo,
  errorCatalogue,
  fieldSentences,
  NewPublish,
  Search,
  useTypes,
  type MethodInput,
} from '@guangquan/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { articleText, buildArticle, buildArticleFile, publishArticle } from '../../testing/articles.ts'
import { callAs, type Browser } from '../../testing/call-as.ts'
import { setConfig } from '../../testing/config.ts'
import { buildMember } from '../../testing/people.ts'
import { buildBlock, buildFile, buildFollow } from '../../testing/posts.ts'
import { openTestApp, type TestNode } from '../../testing/test-app.ts'
import { featureArticle } from './feature-article.ts'

let node: TestNode
let alice: Browser
let bob: Browser

beforeAll(async () => {
  node = await openTestApp()
  alice = await buildMember(node)
  bob = await buildMember(node)
  await setLevel(alice, 3)
  await node.app.db
    .insertInto('camera')
    .values({ id: 'chenguang-c1', name: '澄光 C1', brand: '澄光' })
    .execute()
})
afterAll(() => node.close())

const setLevel = (who: Browser, level: number) =>
  node.app.db.updateTable('member').set({ level }).where('id', '=', who.userId).execute()
const read = (as: Browser | null, id: string) => callAs(node, as, ArticleInfo.Get, { id })
const list = (as: Browser | null, input: MethodInput<typeof ArticleInfo.GetList> = {}) =>
  callAs(node, as, ArticleInfo.GetList, input)

describe('publishing an article', () => {
  test('stores the output of the sanitiser and its length', async () => {
    const photo = await buildArticleFile(node, alice, 'articlePhoto')
    const { id, status } = await publishArticle(node, alice, {
      html: `${articleText}<h1>先测</h1><script>alert(1)</script><figure data-photo="${photo}" onclick="x"><figcaption>山</figcaption></figure><figure data-product="camera:chenguang-c1"></figure>`,
      tags: ['雾'],
    })
    expect(status).toBe(2)
    const article = await read(null, id)
    expect(article.blocks).toMatchObject([
      { kind: 'text', html: `${articleText}<h2>先测</h2>` },
      { kind: 'photo', caption: '山', picture: { id: photo, alt: '山', urlFull: null } },
      { kind: 'product', product: { id: 'camera:chenguang-c1', kind: 'camera', name: '澄光 C1' } },
    ])
    expect(article).toMatchObject({
      publishType: 2,
      category: 1,
      pictures: [],
      article: { categoryId: 3, wordCount: 83, readingTime: 1, isListed: false },
      lead: { width: 3000, height: 1688 },
    })
    expect(article.summary.startsWith('雾不是灰的')).toBe(true)
    expect(article.summary).not.toContain('先测')
  })

  test('makes cover and photographs public with the article, and only then', async () => {
    const isPublic = async (fileId: string) => {
      const row = await node.app.db
        .selectFrom('stored_file')
        .select('is_public')
        .where('id', '=', fileId)
        .executeTakeFirstOrThrow()
      return row.is_public
    }
    const [shown, stored] = [
      await buildArticleFile(node, alice, 'articlePhoto'),
      await buildArticleFile(node, alice, 'articlePhoto'),
    ]
    await publishArticle(node, alice, { html: `${articleText}<figure data-photo="${shown}"></figure>` })
    const { id } = await publishArticle(node, alice, {
      html: `${articleText}<figure data-photo="${stored}"></figure>`,
      exposeUser: [1],
    })
    expect([await isPublic(shown), await isPublic(stored)]).toEqual([true, false])
    await buildFollow(node, bob, alice)
    const { blocks, lead } = await read(bob, id)
    const signed = blocks.flatMap((block) => (block.kind === 'photo' ? [block.picture.url480] : []))
    expect(signed).toEqual([expect.stringMatching(/\?e=\d+&s=/)])
    expect(lead?.url480).toContain('?')
  })

  test.each([
    ['somebody else’s photograph', async () => buildArticleFile(node, bob, 'articlePhoto')],
    ['a photograph uploaded for another use', async () => buildFile(node, alice)],
    ['a photograph that never was', async () => '01890000-0000-7000-8000-000000000000'],
  ])('refuses %s', async (_what, make) => {
    const html = `${articleText}<figure data-photo="${await make()}"></figure>`
    await expect(publishArticle(node, alice, { html })).rejects.toMatchObject({
      code: errorCatalogue.UploadNotFound.code,
    })
  })

  test('refuses what is too short, too long, or contains too much', async () => {
    await expect(publishArticle(node, alice, { html: `<p>${'雾'.repeat(49)}</p>` })).rejects.toMatchObject({
      code: errorCatalogue.ArticleLength.code,
      details: { min: 50, max: 20_000, n: 49 },
    })
    await expect(
      publishArticle(node, alice, { html: `<p>${'雾'.repeat(20_001)}</p>` }),
    ).rejects.toMatchObject({
      code: errorCatalogue.ArticleLength.code,
    })
    const photos = await Promise.all(
      Array.from({ length: articleLimits.photos + 1 }, () => buildArticleFile(node, alice, 'articlePhoto')),
    )
    const html = articleText + photos.map((id) => `<figure data-photo="${id}"></figure>`).join('')
    await expect(publishArticle(node, alice, { html })).rejects.toMatchObject({
      code: errorCatalogue.ArticlePhotoLimit.code,
    })
    await expect(publishArticle(node, alice, { title: '雾' })).rejects.toMatchObject({
      code: errorCatalogue.BadInput.code,
    })
    await expect(publishArticle(node, alice, { categoryId: 9 })).rejects.toMatchObject({
      code: errorCatalogue.BadInput.code,
    })
  })

  test('is refused with a caption over the limit, as a reader counts it, which a draft keeps', async () => {
    const photo = await buildArticleFile(node, alice, 'articlePhoto')
    const captioned = (caption: string) =>
      `${articleText}<figure data-photo="${photo}"><figcaption>${caption}</figcaption></figure>`
    const html = captioned(`${'👨‍👩‍👧'.repeat(120)}山`)
    await expect(publishArticle(node, alice, { html })).rejects.toMatchObject({
      code: errorCatalogue.BadInput.code,
      details: { fields: { html: '图说最多 120 个字' } },
    })
    const { id } = await callAs(node, alice, NewPublish.SaveDraft, { publishType: 2, html })
    const draft = await callAs(node, alice, NewPublish.GetDraft, { id })
    expect(draft.article?.html).toContain('👧山</figcaption>')
    await publishArticle(node, alice, { html: captioned('👨‍👩‍👧'.repeat(120)) })
  })

  test('is edited by its author: text, photographs, search index', async () => {
    const [goes, stays, comes] = await Promise.all(
      [1, 2, 3].map(() => buildArticleFile(node, alice, 'articlePhoto')),
    )
    const figure = (id = '') => `<figure data-photo="${id}"><figcaption>图</figcaption></figure>`
    const coverFileId = await buildArticleFile(node, alice, 'articleCover')
    const { id } = await publishArticle(node, alice, {
      html: `${articleText}<p>旧句子</p>${figure(goes)}${figure(stays)}`,
      coverFileId,
    })
    const opened = await callAs(node, alice, NewPublish.GetUserPublishDetail, { id })
    expect(opened).toMatchObject({ cover: { fileId: coverFileId }, article: { categoryId: 3 } })
    expect(opened.article?.photos.map((photo) => photo.fileId)).toEqual([goes, stays])

    const change = {
      publishType: 2,
      id,
      title: '雾天测光，重写',
      html: `${articleText}<p>簇新句子<script>1</script></p>${figure(comes)}${figure(stays)}`,
      categoryId: 1,
      coverFileId,
    } as const
    await callAs(node, alice, NewPublish.EditPublish, change)
    const article = await read(null, id)
    expect(article).toMatchObject({ title: '雾天测光，重写', article: { categoryId: 1 } })
    expect(JSON.stringify(article.blocks)).toContain('簇新句子')
    expect(JSON.stringify(article.blocks)).not.toMatch(/旧句子|script/)
    const shown = article.blocks.flatMap((block) => (block.kind === 'photo' ? [block.picture.id] : []))
    expect(shown).toEqual([comes, stays])
    const files = await node.app.db
      .selectFrom('stored_file')
      .where('id', 'in', [goes ?? '', comes ?? ''])
      .select(['id', 'is_public', 'used_at'])
      .execute()
    expect(files.find((file) => file.id === goes)).toMatchObject({ is_public: false, used_at: null })
    expect(files.find((file) => file.id === comes)?.is_public).toBe(true)
    const found = async (keyword: string) =>
      (await callAs(node, null, Search.GetList, { keyword })).items.map((post) => post.id)
    expect([await found('簇新句子'), await found('旧句子')]).toEqual([[id], []])

    await expect(callAs(node, bob, NewPublish.EditPublish, change)).rejects.toMatchObject({
      code: errorCatalogue.Forbidden.code,
    })
    const foreign = await buildArticleFile(node, bob, 'articlePhoto')
    await expect(
      callAs(node, alice, NewPublish.EditPublish, { ...change, html: articleText + figure(foreign) }),
    ).rejects.toMatchObject({ code: errorCatalogue.UploadNotFound.code })
    await expect(
      callAs(node, alice, NewPublish.EditPublish, {
        ...change,
        html: `${articleText}<figure data-placeholder="photo"></figure>`,
      }),
    ).rejects.toMatchObject({ details: { fields: { html: fieldSentences.placeholders } } })
    await expect(
      callAs(node, alice, NewPublish.EditPublish, { ...change, html: '<p>短</p>' }),
    ).rejects.toMatchObject({ code: errorCatalogue.ArticleLength.code })
    expect((await read(null, id)).title).toBe('雾天测光，重写')
  })

  test('requires level 3 where levels gate', async () => {
    const beginner = await buildMember(node, { level: 2 })
    await expect(publishArticle(node, beginner)).rejects.toMatchObject({
      code: errorCatalogue.LevelTooLow.code,
    })
    await setConfig(node, 'level.gates', false)
    await publishArticle(node, beginner)
    await setConfig(node, 'level.gates', undefined)
  })

  test('refuses a video that is not a published one of the author’s own', async () => {
    const mine = await buildArticle(node, alice)
    await expect(
      publishArticle(node, alice, { html: `${articleText}<figure data-video="${mine}"></figure>` }),
    ).rejects.toMatchObject({
      code: errorCatalogue.ArticleVideoRefused.code,
    })
  })

  test('links only to listed sites', async () => {
    const { id } = await publishArticle(node, alice, {
      html: `${articleText}<p><a href="https://zhuanlan.zhihu.com/p/1">知乎</a><a href="https://evil.example/">别处</a></p>`,
    })
    const [block] = (await read(alice, id)).blocks
    expect(block).toMatchObject({ html: expect.stringContaining('href="https://zhuanlan.zhihu.com/p/1"') })
    expect(block).toMatchObject({ html: expect.not.stringContaining('evil.example') })
  })
})

describe('a draft of an article', () => {
  test('is restored as it was written, with its photographs', async () => {
    const photo = await buildArticleFile(node, alice, 'articlePhoto')
    const coverFileId = await buildArticleFile(node, alice, 'articleCover')
    const html = `<p>半句</p><figure data-photo="${photo}"></figure>`
    const { id } = await callAs(node, alice, NewPublish.SaveDraft, {
      publishType: 2,
      html,
      coverFileId,
      categoryId: 4,
    })
    expect(await callAs(node, alice, NewPublish.GetDraft, { id })).toMatchObject({
      publishType: 2,
      cover: { fileId: coverFileId },
      article: { html, categoryId: 4, photos: [{ fileId: photo }], products: [], videos: [] },
    })
    const used = await node.app.db
      .selectFrom('stored_file')
      .select('use_type')
      .where('id', '=', photo)
      .where('used_at', 'is not', null)
      .execute()
    expect(used).toEqual([{ use_type: useTypes.articlePhoto }])
  })
})

describe('the page of articles', () => {
  let author: Browser
  const at = (day: number) => new Date(Date.UTC(2026, 0, day))
  let lesson: string
  let featured: string

  beforeAll(async () => {
    author = await buildMember(node)
    await node.app.db.updateTable('article').set({ listed_at: null }).execute()
    lesson = await buildArticle(node, author, {
      publishType: 8,
      categoryId: 1,
      listedAt: at(2),
      tags: ['雾'],
    })
    featured = await buildArticle(node, author, { categoryId: 3, listedAt: at(3), tags: ['雾', '测光'] })
    await buildArticle(node, author, { categoryId: 3, listedAt: null })
    await buildArticle(node, author, { categoryId: 3, listedAt: at(4), exposeUser: [] })
    await buildArticle(node, author, { categoryId: 3, listedAt: at(5), status: 5 })
  })

  const idsOf = (page: { items: { id: string }[] }) => page.items.map(({ id }) => id)

  test('shows lessons and featured articles, newest first, and nothing hidden', async () => {
    const page = await list(null)
    expect(idsOf(page)).toEqual([featured, lesson])
    expect(page).toMatchObject({ totalCount: 2, isLast: true })
    expect(page.items[0]).toMatchObject({ category: 1, article: { isListed: true }, cover: { width: 3000 } })
    expect(page.items[1]).toMatchObject({ category: 3, publishType: 8 })
  })

  test('can be filtered by category and by kind of author', async () => {
    expect(idsOf(await list(bob, { categoryId: 3 }))).toEqual([featured])
    expect(idsOf(await list(bob, { source: 'official' }))).toEqual([lesson])
    expect(idsOf(await list(bob, { source: 'member', categoryId: 1 }))).toEqual([])
  })

  test('continues by its cursor', async () => {
    const first = await list(bob, { maxResultCount: 1 })
    expect(first).toMatchObject({ totalCount: 2, isLast: false })
    const next = await list(bob, { maxResultCount: 1, cursor: first.nextCursor ?? '' })
    expect([...idsOf(first), ...idsOf(next)]).toEqual([featured, lesson])
    expect(next.isLast).toBe(true)
    expect(idsOf(await list(bob, { skipCount: 1 }))).toEqual([lesson])
  })

  test('leaves out members the viewer blocked', async () => {
    const carol = await buildMember(node)
    await buildBlock(node, carol, author)
    expect(idsOf(await list(carol))).toEqual([])
  })

  test('lists related articles by tags', async () => {
    const { articles, tags } = await callAs(node, bob, ArticleInfo.GetRelated, { id: lesson })
    expect(idsOf({ items: articles })).toEqual([featured])
    expect(tags).toEqual(['测光'])
  })

  test('shows what the editors feature, until they remove it', async () => {
    const id = await buildArticle(node, author, { listedAt: null, createdAt: at(1) })
    await featureArticle({ db: node.app.db, now: at(9) }, { id, on: true })
    expect(idsOf(await list(bob))).toEqual([id, featured, lesson])
    expect((await read(bob, id)).article?.isListed).toBe(true)
    await featureArticle({ db: node.app.db, now: at(9) }, { id, on: false })
    expect(idsOf(await list(bob))).toEqual([featured, lesson])
    await expect(featureArticle({ db: node.app.db, now: at(9) }, { id: lesson, on: false })).rejects.toThrow()
  })
})

describe('reading an article', () => {
  test('does not find one that is hidden, deleted or no article', async () => {
    const hidden = await buildArticle(node, alice, { exposeUser: [] })
    const deleted = await buildArticle(node, alice, { status: 5 })
    const photo = await callAs(node, alice, NewPublish.Publish, {
      publishType: 1,
      pictures: [{ fileId: await buildFile(node, alice) }],
    })
    for (const id of [hidden, deleted, photo.id]) {
      await expect(read(bob, id)).rejects.toMatchObject({ code: errorCatalogue.ContentNotFound.code })
    }
    expect((await read(alice, hidden)).id).toBe(hidden)
  })

  test('gear is found by parts of its name', async () => {
    const names = async (keyword: string) =>
      (await callAs(node, alice, ArticleInfo.GetProductChoices, { keyword })).map(({ name }) => name)
    expect(await names('c1')).toContain('澄光 C1')
    expect(await names('没有这个')).toEqual([])
  })
})

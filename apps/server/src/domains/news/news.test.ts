import {
  errorCatalogue,
  fieldSentences,
  NewPublish,
  NewsInfo,
  StaffNews,
  type MethodInput,
  type MethodResult,
} from '@guangquan/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, callRaw } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { buildVideoPost } from '../../testing/posts.ts'
import { buildStaff, type StaffBrowser } from '../../testing/staff.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { buildPicture } from '../../testing/uploads.ts'

let node: TestApp
let editor: StaffBrowser
beforeAll(async () => {
  node = await openTestApp({ settings: { BASE_URL: 'http://gq.example' } })
  editor = await buildStaff(node, ['moderator'])
})
afterAll(() => node.close())

type Fields = MethodInput<typeof StaffNews.Create>
type Detail = MethodResult<typeof StaffNews.GetDetail>

const fields: Fields = {
  type: 1,
  title: '新镜头发布',
  summary: '更轻，更近',
  source: '澄光影像',
  body: '新镜头今天发布，重量三百二十克。',
  videoType: null,
  videoId: null,
  cover: null,
}

const write = (change: Partial<Fields> = {}): Promise<Detail> =>
  callAs(node, editor, StaffNews.Create, { ...fields, ...change })

const publish = ({ id, version }: Detail, publishAt?: number): Promise<Detail> =>
  callAs(node, editor, StaffNews.SetState, { id, version, publish: true, publishAt, reason: '到时间了' })

const published = async (change: Partial<Fields> = {}) => publish(await write(change))

async function upload(kind: 'cover' | 'picture', size: { width: number; height: number }) {
  const content = (await buildPicture(size)).toString('base64')
  return callRaw(node, editor, StaffNews.Upload, { kind, fileName: 'news.jpg', content })
}

async function uploaded(kind: 'cover' | 'picture', size = { width: 1280, height: 720 }) {
  const { body } = await upload(kind, size)
  return StaffNews.Upload.output.parse(body.result)
}

const titlesOf = async (input: MethodInput<typeof NewsInfo.GetList> = {}) =>
  (await callAs(node, null, NewsInfo.GetList, input)).items.map(({ title }) => title)

const read = (id: string) => callAs(node, null, NewsInfo.Detail, { id })

const missing = { code: errorCatalogue.ContentNotFound.code }

test('a draft, what is scheduled and what is withdrawn are shown to nobody', async () => {
  const draft = await write({ title: '还是草稿' })
  await expect(read(draft.id)).rejects.toMatchObject(missing)

  const later = await publish(await write({ title: '明天发布' }), node.app.now().getTime() + 24 * 3600_000)
  expect(later.isScheduled).toBe(true)
  await expect(read(later.id)).rejects.toMatchObject(missing)

  const shown = await published({ title: '已经发布' })
  expect(await read(shown.id)).toMatchObject({ title: '已经发布', source: '澄光影像', videoTypeName: '' })
  expect(await titlesOf()).toContain('已经发布')
  expect(await titlesOf()).not.toEqual(expect.arrayContaining(['还是草稿']))
  expect(await titlesOf()).not.toEqual(expect.arrayContaining(['明天发布']))

  await callAs(node, editor, StaffNews.SetState, {
    id: shown.id,
    version: shown.version,
    publish: false,
    reason: '写错了',
  })
  await expect(read(shown.id)).rejects.toMatchObject(missing)
  expect(await titlesOf()).not.toContain('已经发布')
})

test('pages follow each other without gaps, newest first, of one type too; neighbours are of the same type', async () => {
  await node.app.db.updateTable('news').set({ state: 2 }).execute()
  const start = node.app.now().getTime() - 3600_000
  for (let place = 0; place < 30; place++) {
    // Pairs at the same instant: the id decides.
    const row = await write({
      title: `第 ${String(place).padStart(2, '0')} 条`,
      type: place % 3 === 0 ? 2 : 1,
    })
    await publish(row, start + Math.floor(place / 2) * 1000)
  }
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await callAs(node, null, NewsInfo.GetList, { cursor })
    expect(page.totalCount).toBeGreaterThan(seen.length)
    seen.push(...page.items.map(({ id }) => id))
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
  expect(new Set(seen).size).toBe(30)
  const { rows } = await sql<{ id: string }>`select id from news where state = 1
    order by published_at desc, id desc`.execute(node.app.db)
  expect(seen).toEqual(rows.map(({ id }) => id))

  const announcements = await callAs(node, null, NewsInfo.GetList, { type: 2, maxResultCount: 30 })
  expect(announcements.items).toHaveLength(10)
  const ids = announcements.items.map(({ id }) => id)
  const middle = await read(ids[4] ?? '')
  expect([middle.newer?.id, middle.older?.id]).toEqual([ids[3], ids[5]])
  const first = await read(ids[0] ?? '')
  expect([first.newer, first.older?.id]).toEqual([null, ids[1]])
  expect((await read(ids.at(-1) ?? '')).older).toBeNull()
})

test('the body is text, pictures and tables; HTML and scripts in it do nothing', async () => {
  const { fileId, url } = await uploaded('picture', { width: 1200, height: 1800 })
  const body = `# 标题

<script>alert(1)</script> 一段 **加粗** 的字，[链接](https://shop.example/a?b=1) 和 [坏链接](javascript:alert(1))。
![竖幅](${fileId})

- 一
- 二

| 名称 | 大小 |
| --- | --- |
| **固件** | 48 <b>MB</b> |`
  const news = await published({ body })
  const { blocks } = await read(news.id)
  expect(blocks.map(({ kind }) => kind)).toEqual(['text', 'picture', 'text', 'table'])
  const [text, picture, list, table] = blocks
  expect(text).toEqual({
    kind: 'text',
    html:
      '<h2>标题</h2><p>&lt;script&gt;alert(1)&lt;/script&gt; 一段 <strong>加粗</strong> 的字，' +
      '<a href="https://shop.example/a?b=1" target="_blank" rel="nofollow ugc noopener">链接</a> 和 坏链接。</p>',
  })
  expect(picture).toMatchObject({ caption: '竖幅', width: 1067, height: 1600 })
  expect(picture?.kind === 'picture' && picture.url).toContain(fileId)
  expect(list).toEqual({ kind: 'text', html: '<ul><li><p>一</p></li><li><p>二</p></li></ul>' })
  expect(table).toEqual({ kind: 'table', head: ['名称', '大小'], rows: [['固件', '48 <b>MB</b>']] })
  // Stored by its path, by which it stays when the news is saved again.
  const stored = await callAs(node, editor, StaffNews.GetDetail, { id: news.id })
  expect(stored.body).toContain(`![竖幅](/files/${fileId}/`)
  const { pathname } = new URL(url, 'https://site.example')
  expect(stored.body).toContain(pathname)
})

test('pictures that news no longer shows are released, those it shows stay', async () => {
  const [cover, kept, dropped] = [
    await uploaded('cover'),
    await uploaded('picture'),
    await uploaded('picture'),
  ]
  const body = `两张图：\n\n![留下](${kept.fileId})\n\n![去掉](${dropped.fileId})`
  const news = await write({ cover: cover.fileId, body })
  expect(news.cover?.url).toContain(cover.fileId)
  const used = async () => {
    const ids = [cover, kept, dropped].map(({ fileId }) => fileId)
    const { rows } = await sql<{ isUsed: boolean }>`select used_at is not null as "isUsed" from stored_file
      join unnest(${ids}::uuid[]) with ordinality as listed (id, place) using (id) order by place`.execute(
      node.app.db,
    )
    return rows.map(({ isUsed }) => isUsed)
  }
  expect(await used()).toEqual([true, true, true])
  const saved = await callAs(node, editor, StaffNews.Save, {
    ...fields,
    id: news.id,
    version: news.version,
    cover: news.cover?.key ?? null,
    body: news.body.replace(/!\[去掉\]\S+/, '只剩一张图了，另一张不要。'),
  })
  expect(await used()).toEqual([true, true, false])
  await callAs(node, editor, StaffNews.Save, { ...fields, id: saved.id, version: saved.version, cover: null })
  expect(await used()).toEqual([false, false, false])
})

test('a video shows a post that everybody may see, and nothing once it is hidden', async () => {
  const author = await buildMember(node)
  const videoId = await buildVideoPost(node, author)
  const news = await published({ type: 3, videoType: 2, videoId })
  expect(await read(news.id)).toMatchObject({ videoTypeName: '教程', video: { publishId: videoId } })
  const [listed] = (await callAs(node, null, NewsInfo.GetList, { type: 3, videoType: 2 })).items
  expect(listed).toMatchObject({ id: news.id, videoTypeName: '教程' })
  expect(await titlesOf({ type: 3, videoType: 1 })).toEqual([])
  await callAs(node, author, NewPublish.DeletePublish, { id: videoId })
  expect((await read(news.id)).video).toBeNull()
  // Only for those who follow: not for everybody.
  const forFans = await buildVideoPost(node, author, { exposeUser: [2] })
  await expect(write({ type: 3, videoType: 2, videoId: forFans })).rejects.toMatchObject({
    details: { fields: { videoId: fieldSentences.newsVideo } },
  })
})

test('a picture that is too small, of another use or of nobody is refused', async () => {
  const { body: small } = await upload('cover', { width: 600, height: 338 })
  expect(small.error?.code).toBe(errorCatalogue.BackgroundTooSmall.code)
  const { body: narrow } = await upload('picture', { width: 599, height: 900 })
  expect(narrow.error?.code).toBe(errorCatalogue.PhotoTooNarrow.code)
  const cover = await uploaded('cover')
  const notFound = { code: errorCatalogue.UploadNotFound.code }
  await expect(write({ body: `图在这里：\n\n![](${cover.fileId})` })).rejects.toMatchObject(notFound)
  await expect(write({ cover: '/files/../secret.webp' })).rejects.toMatchObject(notFound)
  for (const foreign of ['/files/none/1600.webp', 'https://other.example/x.png', '//other.example/x.png'])
    await expect(write({ body: `图在这里：\n\n![](${foreign})` })).rejects.toMatchObject({
      code: errorCatalogue.BadInput.code,
      details: { fields: { body: fieldSentences.newsPicture } },
    })
})

test('fields that do not fit the type are refused beside their fields', async () => {
  const badInput = (field: string) => ({
    code: errorCatalogue.BadInput.code,
    details: { fields: { [field]: expect.any(String) } },
  })
  await expect(write({ videoType: 1 })).rejects.toMatchObject(badInput('videoType'))
  await expect(write({ type: 3, videoType: 1 })).rejects.toMatchObject(badInput('videoId'))
  await expect(write({ type: 3, videoType: 1, videoId: crypto.randomUUID() })).rejects.toMatchObject(
    badInput('videoId'),
  )
  await expect(write({ title: '短' })).rejects.toMatchObject(badInput('title'))
  await expect(write({ body: '太短了' })).rejects.toMatchObject(badInput('body'))
})

test('the site map names published news', async () => {
  const [shown, draft] = [await published(), await write()]
  const { body } = await node.server.inject({ method: 'GET', url: '/sitemap/pages.xml' })
  expect(body).toContain(`<loc>http://gq.example/more/news/${shown.id}</loc><lastmod>`)
  expect(body).not.toContain(draft.id)
})

test('readers see a saved body at once', async () => {
  const { id, version } = await published()
  const textOf = async () => JSON.stringify((await read(id)).blocks)
  expect(await textOf()).toContain('三百二十克')
  const body = '新镜头今天发布，重量三百一十克。'
  await callAs(node, editor, StaffNews.Save, { ...fields, id, version, body })
  // Visitors get this node's response for a minute.
  const member = await buildMember(node)
  expect(JSON.stringify((await callAs(node, member, NewsInfo.Detail, { id })).blocks)).toContain('三百一十克')
})

test('of two editors who save one news the second learns it, and withdrawing what is not published is refused', async () => {
  const { id, version } = await write()
  const save = () => callAs(node, editor, StaffNews.Save, { ...fields, id, version, title: '改过的标题' })
  await save()
  await expect(save()).rejects.toMatchObject({ code: errorCatalogue.ChangedMeanwhile.code })
  await expect(
    callAs(node, editor, StaffNews.SetState, { id, version: version + 1, publish: false, reason: '撤下' }),
  ).rejects.toMatchObject({ code: errorCatalogue.NotAllowedNow.code })
})

test('only editors write news, and members read it as visitors do', async () => {
  const support = await buildStaff(node, ['support'])
  await expect(callAs(node, support, StaffNews.Create, fields)).rejects.toMatchObject({
    code: errorCatalogue.Forbidden.code,
  })
  const shown = await published({ title: '会员也看得到' })
  const member = await buildMember(node)
  expect(await callAs(node, member, NewsInfo.Detail, { id: shown.id })).toEqual(await read(shown.id))
})

test.each([
  ['quotes in quotes', '>'.repeat(19_000)],
  ['lists in lists on one line', '- '.repeat(9000)],
  [
    'lists in lists by indents',
    Array.from({ length: 120 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n'),
  ],
  ['emphasis', '_a_'.repeat(6300)],
  ['emphasis on many lines', '_a_\n'.repeat(4900)],
  ['brackets', '['.repeat(19_000)],
  ['open emphasis', '*a '.repeat(6600)],
])('a body of endless %s is refused beside its field, in the preview too', async (_, body) => {
  const refused = { body: fieldSentences.newsCostly }
  const made = await callRaw(node, editor, StaffNews.Create, { ...fields, body })
  expect(made.body.error?.details?.['fields']).toEqual(refused)
  const shown = await callRaw(node, editor, StaffNews.Preview, { body })
  expect(shown.body.error?.details?.['fields']).toEqual(refused)
})

test('long lists, tables and quotes with emphasis are accepted', async () => {
  const list = '- **重量**：`320 g`，[详情](https://gq.example/a)\n'.repeat(150)
  const table = `| 型号 | 重量 |\n| --- | --- |\n${'| **一** | 320 |\n'.repeat(100)}`
  const body = `## 参数\n\n${list}\n${table}\n> 引用\n>> **再引用**\n`
  await expect(write({ body })).resolves.toBeDefined()
})

import { ArticleInfo, useTypes } from '@guangquan/contract'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { counterProofs, importDemoParts, seeds } from '../../../program.ts'
import { sanitiseArticle } from '../html/sanitise-article.ts'
import { proveCounters } from '../../../jobs/prove-counters.ts'
import { callAs } from '../../../testing/call-as.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { insertRows } from '../../../demo/insert-rows.ts'
import { addMembers } from '../../../demo/add-rows.ts'
import { planDemo } from '../../../demo/plan-demo.ts'
import { setCounters } from '../../../jobs/set-counters.ts'
import { uploadKey } from '../../../demo/upload-key.ts'
import { photosOf } from './demo-article.ts'
import { lessons } from './lessons.ts'
import { addArticles } from './article.demo.ts'
import { memberArticles } from './member-articles.ts'

let app: TestApp
const unshown = memberArticles[0]?.cover ?? ''

beforeAll(async () => {
  app = await openTestApp()
  for (const seed of seeds) await seed(app.app)
  await addMembers(app.app, await importDemoParts())
  const whole = planDemo(app.app.now())
  // No post shows this photograph.
  const plan = {
    ...whole,
    posts: whole.posts.filter(({ photos }) => photos.every(({ source }) => source.file !== unshown)),
  }
  const uploads = plan.posts.flatMap(({ author, photos }) =>
    photos.map(({ fileName }) => ({ id: uuid(), ownerId: author.id, fileName })),
  )
  const files = new Map(uploads.map(({ id, ownerId, fileName }) => [uploadKey(ownerId, fileName), id]))
  await app.app.db.transaction().execute(async (tx) => {
    await insertRows(
      tx,
      'stored_file',
      uploads.map(({ id, ownerId, fileName }) => ({
        id,
        owner_id: ownerId,
        use_type: 1,
        file_name: fileName,
        mime: 'image/jpeg',
        size_bytes: 1000,
        sha256: Buffer.alloc(32),
        original_key: `o/${id}.jpg`,
        public_prefix: `p/${id}`,
        width: 1080,
        height: 720,
        webp_sizes: [480, 1080],
        blur: '',
        color: '#808080',
      })),
    )
    await addArticles({ app: app.app, plan, files }, tx, () => Promise.resolve())
    await setCounters(tx, counterProofs)
  })
})
afterAll(() => app.close())

test('eight lessons, one of each category, and four articles by members are on the articles page', async () => {
  const { items } = await callAs(app, null, ArticleInfo.GetList, { maxResultCount: 50 })
  expect(items).toHaveLength(12)
  const official = items.filter(({ publishType }) => publishType === 8)
  expect(new Set(official.map(({ article }) => article?.categoryId))).toEqual(
    new Set([1, 2, 3, 4, 5, 6, 7, 8]),
  )
  expect(official).toHaveLength(8)
  expect(items.every(({ cover, article }) => cover !== null && (article?.wordCount ?? 0) >= 200)).toBe(true)
})

test('their texts are unchanged by the sanitiser, with every photograph', async () => {
  const rows = await app.app.db.selectFrom('article').select('html').execute()
  for (const { html } of rows) expect(sanitiseArticle(html, 'any').html).toBe(html)
  const requested = [...lessons, ...memberArticles].flatMap(photosOf).length
  expect(rows.flatMap(({ html }) => html.match(/data-photo/g) ?? [])).toHaveLength(requested)
})

test('every counter matches its rows', async () => {
  const { db, log } = app.app
  const { signal } = new AbortController()
  expect(await proveCounters({ db, log, signal }, counterProofs)).toEqual([])
})

test('a photograph that no post shows is uploaded for its article', async () => {
  const covers = await app.app.db
    .selectFrom('article')
    .innerJoin('stored_file', 'stored_file.id', 'cover_file_id')
    .where('file_name', '=', unshown)
    .select(['use_type', 'is_public', 'original_key', 'used_at'])
    .execute()
  expect(covers.length).toBeGreaterThan(0)
  for (const cover of covers) {
    expect(cover).toMatchObject({ use_type: useTypes.articleCover, is_public: true })
    expect(cover.used_at).not.toBeNull()
    const original = await app.app.storage.get(cover.original_key)
    original?.stream.destroy()
    expect(original).not.toBeNull()
  }
})

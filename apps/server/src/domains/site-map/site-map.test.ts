import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from '../../testing/call-as.ts'
import { buildArticle } from '../../testing/articles.ts'
import { buildMember } from '../../testing/people.ts'
import { buildPost } from '../../testing/posts.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { listFileStarts } from './site-map.read.ts'

let node: TestApp
let author: Browser

beforeAll(async () => {
  node = await openTestApp({ settings: { BASE_URL: 'http://gq.example' } })
  author = await buildMember(node)
})
afterAll(() => node.close())

const get = (url: string) => node.server.inject({ method: 'GET', url })
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url ?? '')

test('the map names the open pages that say so and every public post, each at its own page', async () => {
  const photo = await buildPost(node, author)
  const article = await buildArticle(node, author)
  const hidden = await buildPost(node, author, { exposeUser: [1] })
  const index = await get('/sitemap.xml')
  expect(index.headers['content-type']).toBe('application/xml; charset=utf-8')
  const [pages = '', ...files] = locations(index.body)
  expect(locations((await get(new URL(pages).pathname)).body)).toEqual(
    expect.arrayContaining([
      'http://gq.example/',
      'http://gq.example/post/photo',
      'http://gq.example/article',
    ]),
  )
  const posts = await Promise.all(files.map(async (file) => (await get(new URL(file).pathname)).body))
  const urls = posts.flatMap(locations)
  expect(urls).toContain(`http://gq.example/post/detail/${photo}`)
  expect(urls).toContain(`http://gq.example/post/article-detail/${article}`)
  expect(posts.join('')).not.toContain(hidden)
})

test('each file begins where the one before ends', async () => {
  for (let count = 0; count < 3; count++) await buildPost(node, author)
  const all = await listFileStarts(node.app.db, 1)
  expect(all).toEqual(all.toSorted())
  expect(await listFileStarts(node.app.db, 2)).toEqual(all.filter((_, place) => place % 2 === 0))
})

test('only files of the index are made', async () => {
  const other = await get('/sitemap/posts/0198f0c2-8e1a-7cc3-9a55-2f1f4f1c7d11.xml')
  expect(other.statusCode).toBe(404)
})

import { get as httpGet, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { Gear, NewPublish, Picture, SysBaseInfo } from '@guangquan/contract'
import { fail } from '../../fail.ts'
import {
  sampleCard as card,
  samplePost as post,
  sampleSettings as settings,
} from '../../testing/sample-responses.ts'
import { buildSampleSite, type SampleSite } from '../../testing/sample-site.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Implementation } from '../calls/implement.ts'

const emptyPage = { items: [], totalCount: 0, isLast: true, nextCursor: null }
const asked: unknown[] = []
let databaseAway = false

function response(method: Implementation['method'], result: (input: unknown) => unknown): Implementation {
  return {
    method,
    opensTransaction: false,
    run: async (_ctx, input) => {
      asked.push(input)
      if (databaseAway) fail('Unavailable')
      return result(input)
    },
  }
}
const lens = {
  kind: 'lens',
  id: 'cl-50',
  name: 'CL 50mm f/1.4',
  brand: '澄光',
  maxAperture: 1.4,
  postCount: 0,
  authorCount: 0,
  apertures: [],
  focalLengths: [],
  isos: [],
  hours: [],
  partners: [],
}
const implementations = [
  response(SysBaseInfo.GetSiteSettings, () => settings),
  response(SysBaseInfo.GetTopicList, () => []),
  response(SysBaseInfo.GetBannerList, () => []),
  response(NewPublish.GetDailyPicks, () => [card]),
  response(NewPublish.GetFeed, () => ({ ...emptyPage, items: [card], totalCount: 1 })),
  response(NewPublish.GetPublishReplyList, () => emptyPage),
  response(NewPublish.Detail, (input) => (Object(input).id === post.id ? post : fail('ContentNotFound'))),
  response(Gear.Get, (input) => (Object(input).id === lens.id ? lens : fail('ContentNotFound'))),
  response(Picture.GetList, () => emptyPage),
  response(Picture.GetGearOptions, () => ({ cameras: [], lenses: [], todayCount: 0 })),
]

let sample: SampleSite
let app: TestApp

beforeAll(async () => {
  sample = await buildSampleSite()
  app = await openTestApp({
    implementations,
    site: sample.site,
    visitorCache: true,
    limits: true,
    settings: { BASE_URL: 'http://gq.example' },
  })
})
afterAll(async () => {
  await app.close()
  await sample.remove()
})

let caller = 0
function get(url: string, headers: Record<string, string> = {}) {
  caller += 1
  return app.server.inject({ method: 'GET', url, headers, remoteAddress: `10.2.0.${caller}` })
}

async function getOverNetwork(url: string, headers: Record<string, string>) {
  const { promise, resolve } = Promise.withResolvers<IncomingMessage>()
  httpGet(url, { headers }, resolve)
  const response = await promise
  return { headers: response.headers, rawPayload: await buffer(response) }
}

function bootOf(html: string) {
  const text = /<script type="application\/json" id="boot">(.*?)<\/script>/.exec(html)?.[1] ?? ''
  expect(text).not.toContain('<')
  return JSON.parse(text)
}

describe('a page', () => {
  it('is sent with the data a visitor would request first', async () => {
    const { statusCode, headers, body } = await get('/')
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['cache-control']).toBe('no-store')
    const boot = bootOf(body)
    expect(boot).toMatchObject({ settings, productKey: 'guangquan', appKey: app.app.env.appKey })
    expect(Math.abs(boot.now - app.app.now().getTime())).toBeLessThan(60_000)
    const keys = boot.queries.map((query: Record<string, unknown>) => [
      query['service'],
      query['method'],
      query['input'],
    ])
    expect(keys).toEqual([
      ['NewPublish', 'GetDailyPicks', {}],
      ['Picture', 'GetList', { sort: 'hot' }],
      ['NewPublish', 'GetFeed', {}],
    ])
    expect(boot.queries[0].result[0].title).toBe(post.title)
  })

  it('loads its files once; scripts of a drawn page are kept until its photographs have arrived', async () => {
    const { body } = await get('/')
    const tags = [
      '<template id="scripts">',
      '<link rel="modulepreload" crossorigin href="/js/main-AAAAAAA.js">',
      '<link rel="modulepreload" crossorigin href="/js/shared-AAAAAAA.js">',
      '<link rel="modulepreload" crossorigin href="/js/home-AAAAAAA.js">',
      '<link rel="modulepreload" crossorigin href="/js/wall-AAAAAAA.js">',
      '<script type="module" crossorigin src="/js/main-AAAAAAA.js"></script>',
      '</template>',
      '<script src="/js/before-paint-AAAAAAA.js"></script>',
      '<link rel="stylesheet" href="/css/main-AAAAAAA.css">',
      '<link rel="stylesheet" href="/css/home-AAAAAAA.css">',
      '<link rel="preload" as="image" href="/files/a/480.webp">',
    ]
    const places = tags.map((tag) => body.indexOf(tag))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(tags.map((tag) => body.split(tag).length)).toEqual(tags.map(() => 2))
    expect(places[0]).toBeGreaterThan(0)
    const browserDraws = (await get('/user')).body
    expect(browserDraws).not.toContain('<template')
    expect(browserDraws).toContain('<script type="module" crossorigin src="/js/main-AAAAAAA.js"></script>')
  })

  it('has neither data of visitors nor a drawing in a browser with a session, and the files of members', async () => {
    const member = { cookie: 'theme=1; sid=abc' }
    const visitors = await get('/')
    const members = await get('/', member)
    expect(members.headers.vary).toBe('Accept-Encoding, Cookie')
    expect(bootOf(members.body)).toMatchObject({
      queries: [],
      memberCalls: [{ service: 'NewPublish', method: 'GetFeed', input: {} }],
    })
    expect(members.body).toContain('<div id="root"></div>')
    expect(members.body).not.toMatch(/<template|rel="preload"|home-AAAAAAA/)
    for (const file of ['src="/js/main', 'href="/js/member', 'href="/css/member']) {
      expect(members.body).toContain(`${file}-AAAAAAA.`)
      expect(visitors.body.includes(`${file}-AAAAAAA.`)).toBe(file.includes('main'))
    }
    expect(members.body.length).toBeLessThan(visitors.body.length)
    const ofPost = `/post/detail/${post.id}`
    expect(
      bootOf((await get(ofPost, member)).body).memberCalls.map(({ method }: { method: string }) => method),
    ).toEqual(bootOf((await get(ofPost)).body).queries.map(({ method }: { method: string }) => method))
    // A cookie that was taken back, or another one, is no session.
    for (const cookie of ['sid=', 'oldsid=abc', 'sid=; theme=1']) {
      expect((await get('/', { cookie })).body).toContain('<template id="scripts">')
    }
  })

  it('of a post names its photograph for members too, after the scripts', async () => {
    const photograph = '<link rel="preload" as="image" href="/files/a/480.webp">'
    const { body } = await get(`/post/detail/${post.id}`, { cookie: 'sid=abc' })
    expect(body).toContain('<div id="root"></div>')
    expect(body.indexOf(photograph)).toBeGreaterThan(body.indexOf('<script type="module"'))
    // The page that members get at this address has other photographs than that for visitors.
    expect((await get('/', { cookie: 'sid=abc' })).body).not.toContain(photograph)
  })

  it('is drawn for its URL, ignoring parameters that change nothing', async () => {
    const drawn =
      '<div id="root" data-drawn="/post/photo?lensId=a&amp;isoMin=5"><p>/post/photo?lensId=a&isoMin=5 4</p></div>'
    expect((await get('/post/photo?lensId=a&utm=1&isoMin=5')).body).toContain(drawn)
    expect((await get('/')).body).toContain('<html data-product="guangquan"')
    for (const url of ['/user', '/nowhere', '/post/detail/x']) {
      expect((await get(url)).body).toContain('<div id="root"></div>')
    }
  })

  it('of a post has its title for search and sharing, and nothing in it is executed', async () => {
    const { statusCode, body } = await get(`/post/detail/${post.id}?noback=1`)
    expect(statusCode).toBe(200)
    expect(body).toContain(
      '<title>Dawn&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; - Guangquan</title>',
    )
    expect(body).toContain('<meta property="og:description" content="fog &amp; &quot;light&quot;">')
    expect(body).toContain(`<link rel="canonical" href="http://gq.example/post/detail/${post.id}">`)
    expect(body).toContain('<meta property="og:image" content="http://gq.example/files/a/1080.webp">')
    expect(body.match(/<script>/g)).toBeNull()
    expect(bootOf(body).queries.map((query: { input: unknown }) => query.input)).toEqual([
      { id: post.id },
      { publishId: post.id },
    ])
  })

  it('reads the wall filter from its URL as the site does', async () => {
    const { body } = await get('/post/photo?isoMax=800&lensId=cl-50&sort=recommend&fMin=1.4&x=1')
    expect(JSON.stringify(bootOf(body).queries[0].input)).toBe('{"lensId":"cl-50","fMin":1.4,"isoMax":800}')
  })

  it('is 404 for what does not exist, with the page nevertheless', async () => {
    for (const url of [
      '/post/detail/01a1fe66-ccba-7299-8c28-000000000000',
      '/post/detail/x',
      '/nowhere',
      '/404',
    ]) {
      const { statusCode, body } = await get(url)
      expect([url, statusCode]).toEqual([url, 404])
      expect(bootOf(body).settings.communityName).toBe('Guangquan')
      expect(body).toContain('noindex')
    }
    for (const url of ['/js/gone.js', '/api/x', '/files/x', '/css/../index.html', '/manifest.json']) {
      const { statusCode, headers } = await get(url)
      expect([url, statusCode]).toEqual([url, 404])
      if (/^.(?:js|api|files)/.test(url)) expect(headers['content-type']).toContain('application/json')
    }
  })

  it('has the title of its route, and is indexed only where a visitor finds something', async () => {
    for (const [url, title, indexed] of [
      ['/post/photo', '照片', true],
      ['/user/setting', '设置', false],
      ['/account/login/phone', '手机登录', false],
    ] as const) {
      const { statusCode, body } = await get(url)
      expect([url, statusCode]).toEqual([url, 200])
      expect(body).toContain(`<title>${title} - Guangquan</title>`)
      expect([url, !body.includes('noindex')]).toEqual([url, indexed])
      expect(bootOf(body).route).toMatchObject({ path: url, title })
    }
  })

  it('is made once for all requests within two seconds', async () => {
    const asks = [1, 2, 3, 4, 5].map((index) => get(`/post/photo?isoMin=77&utm=${index}`))
    const pages = await Promise.all(asks)
    expect(new Set(pages.map((page) => page.body)).size).toBe(1)
    expect(asked.filter((input) => Object(input).isoMin === 77)).toHaveLength(1)
  })

  it('is made once whatever else its address contains', async () => {
    const path = `/post/detail/${post.id}`
    const requests = Array.from({ length: 20 }, (_, n) => [
      `${path}?noback=${n}x`,
      `${path}?noback=&${n}`,
      `${path}?x=${n}&noback=${n}2`,
    ])
    const made = () => asked.filter((input) => Object(input).id === post.id).length
    await get(path)
    const before = made()
    for (const url of requests.flat()) expect((await get(url)).statusCode).toBe(200)
    expect(made() - before).toBeLessThanOrEqual(1)
    const walls = ['sort=hot&isoMin=88', 'isoMin=88&sort=hot', 'sort=hot&sort=new&isoMin=88&isoMin=9']
    for (const query of walls) await get(`/post/photo?${query}`)
    expect(asked.filter((input) => Object(input).isoMin === 88)).toHaveLength(1)
  })

  it('counts its bytes in the cache once, whatever the query', async () => {
    const lenses = Array.from({ length: 30 }, (_, n) => `/post/photo?lensId=cl-${n}`)
    const bytes = async () => {
      const { body } = await app.server.inject({ url: '/metrics' })
      return Number(/guangquan_cache_bytes\{cache="page"\} (\d+)/.exec(body)?.[1])
    }
    const before = await bytes()
    let sent = 0
    for (const url of lenses) sent += (await get(url)).rawPayload.length
    for (const url of lenses) await get(`${url}&utm_source=${url.length}`)
    expect((await bytes()) - before).toBe(sent)
  })

  it('is sent while the database is unavailable, and says so', async () => {
    databaseAway = true
    const { statusCode, headers, body } = await get('/post/photo?sort=hot&isoMin=7')
    databaseAway = false
    expect([statusCode, headers['retry-after']]).toEqual([503, '2'])
    expect(JSON.stringify(bootOf(body).queries)).not.toContain('GetList')
    await expect
      .poll(async () => (await get('/post/photo?sort=hot&isoMin=7')).statusCode, {
        timeout: 1000,
        interval: 50,
      })
      .toBe(200)
  })

  it('is compressed for clients that accept it', async () => {
    // Each encoding is made at another instant.
    const timeless = (html: string) => html.replace(/"now":\d+/, '')
    const plain = timeless((await get('/')).body)
    const brotli = await get('/', { 'accept-encoding': 'gzip, deflate, br' })
    expect([brotli.headers['content-encoding'], brotli.headers['vary']]).toEqual([
      'br',
      'Accept-Encoding, Cookie',
    ])
    expect(timeless(brotliDecompressSync(brotli.rawPayload).toString())).toBe(plain)
    const zipped = await get('/', { 'accept-encoding': 'gzip' })
    expect(timeless(gunzipSync(zipped.rawPayload).toString())).toBe(plain)
  })

  it('counts against the caller’s limit when it has to be made', async () => {
    let refused = 0
    for (let index = 0; index < 55; index++) {
      const url = `/post/photo?isoMin=${index + 100}`
      const response = await app.server.inject({ method: 'GET', url, remoteAddress: '10.3.0.1' })
      if (response.statusCode === 429) refused += 1
    }
    expect(refused).toBe(5)
  })
})

describe('a finished page', () => {
  it('is the same response as a new one, headers included, and is counted like one', async () => {
    const address = await app.server.listen({ host: '127.0.0.1', port: 0 })
    const url = '/post/photo?sort=new&lensId=ready'
    const counted = async () => {
      const { body } = await app.server.inject({ url: '/metrics' })
      const line = /guangquan_request_seconds_count\{route="\/post\/photo",status="200"\} (\d+)/.exec(body)
      return Number(line?.[1] ?? 0)
    }
    const first = await counted()
    const made = await getOverNetwork(address + url, { 'accept-encoding': 'gzip' })
    const ready = await getOverNetwork(address + url, { 'accept-encoding': 'gzip' })
    expect(await counted()).toBe(first + 2)
    expect(ready.headers['x-request-id']).not.toBe(made.headers['x-request-id'])
    expect(ready.rawPayload.length).toBeGreaterThan(0)
    expect(bootOf(gunzipSync(ready.rawPayload).toString()).queries).toEqual(
      bootOf(gunzipSync(made.rawPayload).toString()).queries,
    )
    const without = (headers: Record<string, unknown>) => {
      expect(headers['x-request-id']).toEqual(expect.any(String))
      return { ...headers, 'x-request-id': '', 'content-length': '', date: '' }
    }
    expect(without(ready.headers)).toEqual(without(made.headers))
    const forMember = { 'accept-encoding': 'gzip', cookie: 'sid=a' }
    for (const time of ['made', 'ready']) {
      const { rawPayload } = await getOverNetwork(address + url, forMember)
      expect(gunzipSync(rawPayload).toString(), time).not.toContain('data-drawn')
    }
    const before = asked.length
    await vi.waitFor(
      async () => {
        await get(url)
        expect(asked.length).toBeGreaterThan(before)
      },
      { timeout: 10_000, interval: 200 },
    )
  })

  it('is not the one of a visitor where the browser has a session, nor the other way round', async () => {
    const url = '/post/photo?sort=new&lensId=twice'
    const drawn: boolean[] = []
    for (const cookie of [undefined, 'sid=a', undefined, 'sid=b']) {
      const { body } = await get(url, cookie === undefined ? {} : { cookie })
      drawn.push(body.includes('data-drawn'))
    }
    expect(drawn).toEqual([true, false, true, false])
  })
})

describe('a URL', () => {
  it('with a superfluous slash redirects to the page without it, and never to another host', async () => {
    for (const [url, place] of [
      ['/post/photo/', '/post/photo'],
      ['/user/?tab=like&x=a?b', '/user?tab=like&x=a?b'],
      [`/post/detail/${post.id}/`, `/post/detail/${post.id}`],
    ] as const) {
      const { statusCode, headers } = await get(url)
      expect([statusCode, headers.location], url).toEqual([308, place])
    }
    for (const url of ['//evil.example/', '/article//', '/api/nothing/', '/nowhere']) {
      const { statusCode, headers } = await get(url)
      expect([statusCode, headers.location], url).toEqual([404, undefined])
    }
  })

  it.each([
    ['/post/lens/cl-50', 200],
    ['/post/lens/nothing', 404],
    ['/post/camera/%3Cgarbage%3E', 404],
    [`/post/video-detail/${post.id}`, 200],
    ['/post/video-detail/garbage', 404],
  ])('%s gets %i', async (url, status) => {
    expect((await get(url)).statusCode).toBe(status)
  })
})

describe('a file of the site', () => {
  it('with a hash in its name is cached for ever, others for an hour', async () => {
    const main = await get('/js/main-AAAAAAA.js', { 'accept-encoding': 'br' })
    expect(main.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'x-content-type-options': 'nosniff',
    })
    expect(brotliDecompressSync(main.rawPayload).toString()).toBe(sample.script)
    expect((await get('/robots.txt')).headers['cache-control']).toBe('public, max-age=3600')
  })
})

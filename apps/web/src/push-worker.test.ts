import { beforeAll, beforeEach, expect, test, vi } from 'vitest'

type Listener = (event: object) => void
const listeners = new Map<string, Listener>()
const shown: { title: string; body: string; tag: string; data: unknown }[] = []
const opened: string[] = []
const sent: { url: string; body: unknown }[] = []
let pages: { visibilityState: string }[] = []

// The scope of the worker, as far as it uses it.
vi.stubGlobal('self', {
  location: { origin: 'https://guangquan.example' },
  skipWaiting: () => Promise.resolve(),
  addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  registration: {
    showNotification: (title: string, { body, tag, data }: { body: string; tag: string; data: unknown }) => {
      shown.push({ title, body, tag, data })
      return Promise.resolve()
    },
    pushManager: { subscribe: () => Promise.resolve(subscription('https://push.example.com/new')) },
  },
  clients: {
    matchAll: () => Promise.resolve(pages),
    openWindow: (url: string) => {
      opened.push(url)
      return Promise.resolve()
    },
  },
  fetch: (url: string, { body }: { body: string }) => {
    sent.push({ url, body: JSON.parse(body) })
    return Promise.resolve()
  },
})

const keys = { p256dh: 'a', auth: 'b' }
const subscription = (endpoint: string) => ({
  endpoint,
  options: { applicationServerKey: null },
  toJSON: () => ({ endpoint, keys }),
})

beforeAll(async () => {
  await import('./push-worker.ts')
})
beforeEach(() => {
  pages = []
  shown.length = opened.length = sent.length = 0
})

/** Lets an event happen, and what it starts end. */
async function happen(type: string, event: object): Promise<void> {
  const works: Promise<unknown>[] = []
  listeners.get(type)?.({ ...event, waitUntil: (work: Promise<unknown>) => works.push(work) })
  await Promise.all(works)
}
const push = (message: unknown) => happen('push', { data: { json: () => message } })
const press = (data: unknown) =>
  happen('notificationclick', { notification: { close: () => undefined, data } })

test('a message is shown, in place of the one before', async () => {
  await push({ title: '光圈', body: '3 条未读通知', path: '/user/notice-list' })
  const data = { path: '/user/notice-list' }
  expect(shown).toEqual([{ title: '光圈', body: '3 条未读通知', tag: 'unread', data }])
})

test('nothing is shown to somebody who looks at the site', async () => {
  pages = [{ visibilityState: 'hidden' }, { visibilityState: 'visible' }]
  await push({ title: '光圈', body: '3 条未读通知', path: '/' })
  expect(shown).toEqual([])
})

test('a page in the background keeps nothing from being shown', async () => {
  pages = [{ visibilityState: 'hidden' }]
  await push({ title: '光圈', body: '1 条未读通知', path: '/' })
  expect(shown).toHaveLength(1)
})

test.each([
  ['/post/detail/1#comment', 'https://guangquan.example/post/detail/1#comment'],
  ['https://elsewhere.example/a', 'https://guangquan.example/'],
  ['//elsewhere.example/a', 'https://guangquan.example/'],
  ['javascript:alert(1)', 'https://guangquan.example/'],
  [undefined, 'https://guangquan.example/'],
])('a notification with %s opens %s', async (path, url) => {
  await press(path === undefined ? null : { path })
  expect(opened).toEqual([url])
})

test('a new address is sent with the former one', async () => {
  const oldSubscription = subscription('https://push.example.com/old')
  await happen('pushsubscriptionchange', { oldSubscription })
  const body = { oldEndpoint: 'https://push.example.com/old', endpoint: 'https://push.example.com/new', keys }
  expect(sent).toEqual([{ url: '/push/renew', body }])
  await happen('pushsubscriptionchange', { oldSubscription: null })
  expect(sent).toHaveLength(1)
})

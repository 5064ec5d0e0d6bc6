import type { RoutePath } from '@guangquan/routes/table'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleUser } from '../../testing/sample-user.ts'
import type * as History from './site-history.ts'

let site: typeof History
let logIn: () => void
const loaded: RoutePath[] = []
const page = () => null

beforeEach(async () => {
  loaded.length = 0
  vi.resetModules()
  let written: unknown = null
  const write = (state: unknown) => {
    written = state
  }
  vi.stubGlobal('history', {
    get state() {
      return written
    },
    pushState: write,
    replaceState: write,
  })
  vi.stubGlobal('window', { location: { pathname: '/post/lens-compare', search: '', hash: '' } })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  vi.stubGlobal('scrollY', 0)
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  site = await import('./site-history.ts')
  const { session } = await import('../session/session.ts')
  logIn = () => session.set({ user: sampleUser })
  const findRoute = () => ({ path: '/post/lens-compare', title: '', access: 'public' }) as const
  await site.startHistory({
    loadTable: async () => ({ findRoute }),
    // As slow as a network, compared with the events of a page.
    loadPage: async (path) => {
      loaded.push(path)
      await new Promise((resolve) => setTimeout(resolve, 20))
      return page
    },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const searchShown = () => site.shownPage.get()?.place.search
const nextTask = () => new Promise((resolve) => setImmediate(resolve))

test('a page has its new filters at once, so that a second one is added to the first', async () => {
  site.goTo('/post/lens-compare?a=1', { replace: true })
  await nextTask()
  expect(searchShown()).toBe('?a=1')
  site.goTo(`/post/lens-compare${searchShown()}&b=2`, { replace: true })
  await nextTask()
  expect(searchShown()).toBe('?a=1&b=2')
  expect(loaded).toHaveLength(1)
})

test('who signs in gets the page of members', async () => {
  logIn()
  site.revalidatePage()
  await expect.poll(() => loaded).toHaveLength(2)
})

test('another page is shown when it is loaded', async () => {
  site.goTo('/post/photo?sort=new')
  await nextTask()
  expect(searchShown()).toBe('')
  await expect.poll(searchShown).toBe('?sort=new')
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as Entries from './entries.ts'

/** The browser's history, which moves a moment after it is told to. */
class FakeHistory {
  list: { state: unknown; path: string }[] = [{ state: null, path: '/start' }]
  at = 0
  lagMs = 0
  onPop = (): void => undefined
  get state(): unknown {
    return this.list[this.at]?.state
  }
  get path(): string | undefined {
    return this.list[this.at]?.path
  }
  pushState(state: unknown, _: string, path = this.path ?? ''): void {
    this.list = [...this.list.slice(0, this.at + 1), { state, path }]
    this.at += 1
  }
  replaceState(state: unknown, _: string, path = this.path ?? ''): void {
    this.list[this.at] = { state, path }
  }
  go(steps: number): void {
    setTimeout(() => {
      this.at += steps
      this.onPop()
    }, this.lagMs)
  }
}

let history: FakeHistory
let entries: typeof Entries
const closed: string[] = []

/** As the site's history does: follows the user, not its own moves. */
function follow(): void {
  if (entries.hasArrived() || entries.cancelQuestion()) return
  entries.moveToEntry(history.path === shown)
}
let shown = '/start'

beforeEach(async () => {
  closed.length = 0
  shown = '/start'
  history = new FakeHistory()
  vi.stubGlobal('history', history)
  vi.resetModules()
  entries = await import('./entries.ts')
  history.onPop = follow
  entries.beginEntries()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

function show(path: string): void {
  shown = path
  entries.writeEntry({ pathname: path, search: '', hash: '', state: null, key: path }, 'push')
}
const moved = () => new Promise((resolve) => setTimeout(resolve, 5))

/** Opens a dialog that closes when it is told to. @returns closes it as its own button would */
function open(name: string, isQuestion = false): () => void {
  const leave = entries.addLayer(() => {
    closed.push(name)
    leave()
  }, isQuestion)
  return leave
}

async function back(): Promise<void> {
  history.go(-1)
  await moved()
}

test('the first entry of a visit has no page before it, replaced or not; one that is known goes on', async () => {
  expect(entries.beginEntries()).toBe(false)
  entries.writeEntry({ pathname: '/login', search: '', hash: '', state: null, key: 'other' }, 'replace')
  expect(entries.hasPageBefore()).toBe(false)
  show('/post/photo')
  expect(entries.hasPageBefore()).toBe(true)
  expect(entries.beginEntries()).toBe(true)
  expect(entries.hasPageBefore()).toBe(true)
})

test('a dialog has an entry: going back closes it and stays on the page', async () => {
  show('/post/photo')
  open('search')
  await moved()
  expect(history.at).toBe(2)
  await back()
  expect([closed, history.at, history.path]).toEqual([['search'], 1, '/post/photo'])
  await back()
  expect(history.path).toBe('/start')
})

test('a dialog closed by its button takes its entry with it', async () => {
  show('/post/photo')
  const leave = open('search')
  await moved()
  leave()
  await moved()
  expect([closed, history.at]).toEqual([[], 1])
})

test('of several dialogs going back closes the topmost', async () => {
  for (const name of ['comments', 'sign-in']) open(name)
  await moved()
  expect(history.at).toBe(2)
  await back()
  expect([closed, history.at]).toEqual([['sign-in'], 1])
  await back()
  expect([closed, history.at]).toEqual([['sign-in', 'comments'], 0])
})

test('two steps back at once close both, the last one first', async () => {
  for (const name of ['comments', 'sign-in']) open(name)
  await moved()
  history.go(-2)
  await moved()
  expect([closed, history.at]).toEqual([['sign-in', 'comments'], 0])
})

test('a dialog that another one replaces leaves it its entry', async () => {
  const leave = open('menu')
  await moved()
  leave()
  open('report')
  await moved()
  expect(history.at).toBe(1)
  expect(history.list).toHaveLength(2)
})

test('a question has no entry: going back answers it and leads nowhere', async () => {
  show('/user')
  open('sign out?', true)
  await moved()
  expect(history.at).toBe(1)
  await back()
  await moved()
  expect([closed, history.at, history.path]).toEqual([['sign out?'], 1, '/user'])
})

test('a question stays open when the window returns late to the page that asks it', async () => {
  show('/user')
  show('/user/setting')
  vi.useFakeTimers()
  history.lagMs = 3000
  history.onPop = () => {
    if (entries.hasArrived() || entries.cancelQuestion()) return
    entries.returnToEntry()
    open('leave?', true)
  }
  history.at -= 1
  history.onPop()
  await vi.advanceTimersByTimeAsync(5000)
  vi.useRealTimers()
  expect([closed, history.path]).toEqual([[], '/user/setting'])
})

test('before another page is shown, the window returns to the entry of this one', async () => {
  show('/post/photo')
  open('search')
  await moved()
  entries.closeLayers()
  await entries.settle(true)
  show('/article')
  expect(history.list.map(({ path }) => path)).toEqual(['/start', '/post/photo', '/article'])
})

test('going back past a page with a dialog closes it and shows the page before', async () => {
  show('/post/photo')
  open('search')
  await moved()
  history.go(-2)
  await moved()
  expect([closed, history.at, history.path]).toEqual([['search'], 0, '/start'])
})

test('after a reload, the entry of a dialog that is no longer open is left', async () => {
  open('viewer')
  await moved()
  vi.resetModules()
  entries = await import('./entries.ts')
  entries.beginEntries()
  expect(entries.entryOfWindow().over).toBe(1)
  await entries.settle()
  expect(history.at).toBe(0)
})

test('an entry that an anchor link made is taken over', () => {
  history.pushState(null, '', '/start#end')
  entries.adoptAnchorEntry({ pathname: '/start', search: '', hash: '#end', state: null, key: 'a' })
  expect(entries.entryOfWindow()).toMatchObject({ key: 'a', index: 1 })
  expect(history.path).toBe('/start#end')
})

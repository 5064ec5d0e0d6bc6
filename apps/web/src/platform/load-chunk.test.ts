import { chunkTimeoutMs } from '@guangquan/contract/wire/request-limits'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChunkLoadError, CssChunkError, loadChunk, watchStyles } from './load-chunk.ts'

let status = 200
const asked: string[] = []

class Request extends EventTarget {
  readonly status = status
  open(_method: string, address: string) {
    asked.push(address)
  }
  send() {
    queueMicrotask(() => this.dispatchEvent(new Event('loadend')))
  }
}

const origin = 'https://photo.example.cn'

/** A stylesheet of the document. */
class Link extends EventTarget {
  href: string
  sheet: object | null = null
  constructor(href: string) {
    super()
    this.href = href
  }
  replaceWith(other: Link) {
    links.splice(links.indexOf(this), 1, other)
  }
  arrive() {
    this.sheet = {}
    this.dispatchEvent(new Event('load'))
  }
  fail() {
    // As in Chromium.
    this.sheet = {}
    const error = new Event('error')
    Object.defineProperty(error, 'target', { value: this })
    onError(error)
    this.dispatchEvent(new Event('error'))
  }
}
let links: Link[] = []
let onError: (error: Event) => void
const nextTask = () => new Promise((resolve) => setImmediate(resolve))

beforeEach(() => {
  asked.length = 0
  links = []
  vi.stubEnv('SSR', false)
  vi.stubGlobal('document', { querySelectorAll: () => links, importNode: ({ href }: Link) => new Link(href) })
  vi.stubGlobal('location', { origin })
  vi.stubGlobal('addEventListener', (_: string, listener: typeof onError) => {
    onError = listener
  })
  watchStyles()
  vi.stubGlobal('XMLHttpRequest', Request)
})
afterEach(() => void vi.useRealTimers())
afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

const failure = (message: string) =>
  loadChunk(() => Promise.reject(new TypeError(message))).catch((error: unknown) => error)
const script = 'Failed to fetch dynamically imported module: https://photo.example.cn/js/home-a1.js'

test('a loaded script is passed on', async () => {
  expect(await loadChunk(() => Promise.resolve({ page: 1 }))).toEqual({ page: 1 })
})

test.each([
  [404, 'missing'],
  [200, 'error'],
  [0, 'error'],
])('a script that returns %i when requested again is reported as %s', async (returned, reason) => {
  status = returned
  const error = await failure(script)
  expect(error).toBeInstanceOf(ChunkLoadError)
  expect(error).toMatchObject({ reason, address: 'https://photo.example.cn/js/home-a1.js' })
  expect(asked).toEqual(['https://photo.example.cn/js/home-a1.js'])
})

test('a browser that does not name the script is not asked which', async () => {
  expect(await failure('error loading dynamically imported module')).toMatchObject({ reason: 'error' })
  expect(asked).toEqual([])
})

test('a missing stylesheet is told from a script', async () => {
  const error = await failure('Unable to preload CSS for /css/first-styles-b2.css')
  expect(error).toBeInstanceOf(CssChunkError)
})

test('a chunk waits for a stylesheet that another one requested', async () => {
  const link = new Link(`${origin}/css/wall.css`)
  links = [link]
  const shown = vi.fn<(page: unknown) => void>()
  void loadChunk(() => Promise.resolve({ page: 1 })).then(shown)
  await nextTask()
  expect(shown).not.toHaveBeenCalled()
  link.arrive()
  await expect.poll(() => shown.mock.calls).toEqual([[{ page: 1 }]])
})

test('a stylesheet of another origin, such as of a browser extension, is nothing to wait for', async () => {
  const link = new Link('chrome-extension://abc/dark.css')
  links = [link]
  expect(await loadChunk(() => Promise.resolve(1))).toBe(1)
  link.fail()
  expect(await loadChunk(() => Promise.resolve(2))).toBe(2)
})

test('a stylesheet that was lost is requested again with each chunk until it arrives', async () => {
  const link = new Link(`${origin}/css/wall.css`)
  links = [link]
  link.fail()
  const first = loadChunk(() => Promise.resolve(1)).catch((error: unknown) => error)
  await expect.poll(() => links[0]).not.toBe(link)
  links[0]?.fail()
  expect(await first).toBeInstanceOf(CssChunkError)
  const lost = links[0]
  const second = loadChunk(() => Promise.resolve(2))
  await expect.poll(() => links[0]).not.toBe(lost)
  links[0]?.arrive()
  expect(await second).toBe(2)
  expect(links.map(({ href }) => href)).toEqual([`${origin}/css/wall.css`])
})

test('an error thrown by the script itself stays what it is', async () => {
  const error = await failure('undefined is not a function')
  expect(error).toBeInstanceOf(TypeError)
  expect(error).not.toBeInstanceOf(ChunkLoadError)
})

test('a script that never arrives is given up', async () => {
  vi.useFakeTimers()
  const loading = loadChunk(() => new Promise(() => undefined)).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(chunkTimeoutMs)
  expect(await loading).toMatchObject({ reason: 'timeout' })
})

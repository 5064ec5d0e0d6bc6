import { chunkTimeoutMs } from '@guangquan/contract/request-limits'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChunkLoadError, CssChunkError, loadChunk } from './load-chunk.ts'

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

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('XMLHttpRequest', Request)
})
afterEach(() => void vi.useRealTimers())
afterAll(() => void vi.unstubAllGlobals())

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
])('a script that answers %i when asked again is reported as %s', async (answer, reason) => {
  status = answer
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

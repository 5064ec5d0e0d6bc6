import { ApiError } from '@guangquan/client'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { session } from '../../platform/session/session.ts'
import { sampleUser } from '../../testing/sample-user.ts'
import { untilConnected, type Waiting } from './until-connected.ts'

const page = new EventTarget()
const device = { onLine: true }
vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
vi.stubGlobal('navigator', device)
afterAll(() => vi.unstubAllGlobals())

const user = (id: string) => ({ ...sampleUser, id })
const lost = () => new ApiError({ kind: 'Offline', message: '网络断开了' })
const ended = () => new ApiError({ kind: 'TokenInvalid', message: '登录已过期', status: 200 })

beforeEach(() => {
  device.onLine = true
  session.set({ user: user('alice') })
})

/** Sends to a server that fails with these errors in order. */
function start(...failures: Error[]) {
  const waits: (Waiting | null)[] = []
  const stop = new AbortController()
  const run = { sent: 0, waits, stop }
  const result = untilConnected(
    () => {
      run.sent += 1
      const failure = failures.shift()
      if (failure === undefined) return Promise.resolve('stored')
      if (failure instanceof ApiError && failure.kind === 'TokenInvalid') session.set({ user: null })
      return Promise.reject(failure)
    },
    { signal: stop.signal, onWait: (waiting) => waits.push(waiting) },
  )
  return { run, result }
}

test('nothing is sent while the device is offline, and once when it is online', async () => {
  device.onLine = false
  const { run, result } = start()
  await expect.poll(() => run.waits).toEqual(['network'])
  expect(run.sent).toBe(0)
  device.onLine = true
  page.dispatchEvent(new Event('online'))
  expect(await result).toBe('stored')
  expect(run).toMatchObject({ sent: 1, waits: ['network', null] })
})

test('what was lost is sent again when the network returns', async () => {
  const { run, result } = start(lost())
  await expect.poll(() => run.waits).toEqual(['network'])
  page.dispatchEvent(new Event('online'))
  expect(await result).toBe('stored')
  expect(run.sent).toBe(2)
})

test('a server that cannot be reached is tried again after a pause', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { run, result } = start(lost(), lost())
  await vi.advanceTimersByTimeAsync(2999)
  expect(run.sent).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(run.sent).toBe(2)
  await vi.advanceTimersByTimeAsync(6000)
  vi.useRealTimers()
  expect(await result).toBe('stored')
})

test('it goes on when the same member has signed in again, and never for somebody else', async () => {
  const again = start(ended())
  await expect.poll(() => again.run.waits).toEqual(['signIn'])
  session.set({ user: user('alice') })
  expect(await again.result).toBe('stored')

  const other = start(ended())
  await expect.poll(() => other.run.waits).toEqual(['signIn'])
  session.set({ user: user('bob') })
  await expect(other.result).rejects.toMatchObject({ kind: 'TokenInvalid' })
  expect(other.run.sent).toBe(1)
})

test('what begins just after the session has ended goes on for its member, and never for somebody else', async () => {
  session.set({ user: null })
  const own = start(ended())
  await expect.poll(() => own.run.waits).toEqual(['signIn'])
  session.set({ user: user('alice') })
  expect(await own.result).toBe('stored')

  session.set({ user: null })
  const other = start(ended())
  await expect.poll(() => other.run.waits).toEqual(['signIn'])
  session.set({ user: user('bob') })
  await expect(other.result).rejects.toMatchObject({ kind: 'TokenInvalid' })
})

test('a refusal is final, and an aborted wait sends nothing more', async () => {
  const refusal = new ApiError({ kind: 'BadInput', message: '', status: 200 })
  await expect(start(refusal).result).rejects.toBe(refusal)
  const { run, result } = start(lost())
  await expect.poll(() => run.waits).toEqual(['network'])
  run.stop.abort()
  await expect(result).rejects.toMatchObject({ name: 'AbortError' })
  page.dispatchEvent(new Event('online'))
  expect(run.sent).toBe(1)
})

import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { makeClient, type SessionLoss } from './client.ts'
import { api } from '@guangquan/contract/wire/method-ref'

// The network is a stub; everything on this side of it is the real client.
let response = { status: 200, body: '' }
let asked: { path: string; headers: Record<string, string>; body: string; keepalive: boolean } | null = null
const lost: SessionLoss[] = []

const stubbedFetch = async (path: string, init: RequestInit) => {
  const request = new Request(`https://photo.example.cn${path}`, init)
  asked = {
    path,
    headers: Object.fromEntries(request.headers),
    body: await request.text(),
    keepalive: request.keepalive,
  }
  return new Response(response.body, { status: response.status })
}
vi.stubGlobal('fetch', stubbedFetch)
afterAll(() => {
  vi.unstubAllGlobals()
})
beforeEach(() => {
  lost.length = 0
  asked = null
  current = session
})

const session = {
  id: 'm1',
  userToken: 'token',
  signKey: 'key',
  userTokenExpireTime: '2026-12-01 00:00:00',
  userTokenExpireAt: 1_796_083_200_000,
  nickName: '林小满',
  headPicUrl: '',
  usedFrameSrc: null,
  usedFrameId: null,
  userCategoryIcon: null,
  usedAchievementSrc: null,
  usedAchievementTitle: null,
}
let current = session
const client = makeClient({
  productKey: 'guangquan',
  appKey: 'app-key-of-the-test',
  clockOffsetMs: () => 0,
  session: () => current,
  onSessionLost: (reason) => lost.push(reason),
})
const call = () => client.call(api.UserInfo.Logout, {})

function refuse(status: number, name: string, message = '一句话', n = 3): void {
  const error = { code: 1, name, message, details: { n } }
  response = { status, body: JSON.stringify({ code: status, success: false, message, error, result: null }) }
}

async function errorOf(work: Promise<unknown>): Promise<ApiError> {
  const error = await work.catch((reason: unknown) => reason)
  if (!(error instanceof ApiError)) throw new Error('no ApiError')
  return error
}

test('a response that succeeded is its result, signed for and sent with the session', async () => {
  response = {
    status: 200,
    body: JSON.stringify({ code: 200, success: true, message: '', error: null, result: { ok: 1 } }),
  }
  expect(await call()).toEqual({ ok: 1 })
  expect(asked).toMatchObject({
    path: '/api/services/guangquan/UserInfo/Logout',
    body: '{}',
    headers: { 'x-user-token': 'token', 'x-user-id': 'm1', 'x-app-id': 'guangquan' },
  })
  expect(asked?.headers['x-signature']).toMatch(/^[0-9a-f]{64}$/)
  expect(lost).toEqual([])
})

test('a call is sent to its end when the page is left, if it says so, and ends with the page otherwise', async () => {
  response = { status: 200, body: JSON.stringify({ success: true, message: '', error: null, result: {} }) }
  await client.call(api.UserInfo.Logout, {}, { keepalive: true })
  expect(asked?.keepalive).toBe(true)
  await call()
  expect(asked?.keepalive).toBe(false)
})

test.each([
  ['the session was ended elsewhere', 200, 'ended', 'SignedOutElsewhere'],
  ['the token is missing or over', 200, 'expired', 'TokenInvalid'],
  ['HTTP 401 of a route that is no call', 401, 'unauthorized', 'TokenInvalid'],
  ['HTTP 401 with an error of no meaning', 401, 'unauthorized', 'Unknown'],
  ['ended elsewhere with HTTP 401', 401, 'ended', 'SignedOutElsewhere'],
] as const)('%s: the program is told once that the session is lost', async (_, status, loss, kind) => {
  refuse(status, kind)
  expect(await errorOf(call())).toMatchObject({ kind, status, message: '一句话' })
  expect(lost).toEqual([loss])
})

test('a request that was repeated on its way is sent anew, once, when its requestId gets the same response', async () => {
  const like = { targetType: 1, targetId: 'p1', on: true }
  const nonces = new Set<string | null>()
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    nonces.add(new Request(`https://photo.example.cn${path}`, init).headers.get('x-nonce'))
    refuse(200, 'AlreadyReceived')
    return new Response(response.body, { status: response.status })
  })
  const requestId = '01930000-0000-7000-8000-000000000001'
  expect(await errorOf(client.call(api.UserLike.Like, { ...like, requestId }))).toMatchObject({
    kind: 'AlreadyReceived',
  })
  expect(nonces.size).toBe(2)
  nonces.clear()
  expect(await errorOf(client.call(api.UserLike.Like, like))).toMatchObject({ kind: 'AlreadyReceived' })
  expect(nonces.size).toBe(1)
  vi.stubGlobal('fetch', stubbedFetch)
})

describe('where it is crowded', () => {
  const input = { targetType: 1, targetId: 'p1', on: true, requestId: 'r1' } as const
  const bodies: string[] = []
  let refusals = 1
  let seconds = 0.1
  beforeEach(() => {
    bodies.length = 0
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      bodies.push(await new Request(`https://photo.example.cn${path}`, init).text())
      if (bodies.length <= refusals) refuse(503, 'Crowded', '一句话', seconds)
      else response = { status: 200, body: JSON.stringify({ success: true, result: { on: true } }) }
      return new Response(response.body, { status: response.status })
    })
  })
  afterEach(() => {
    vi.stubGlobal('fetch', stubbedFetch)
  })

  test('a call waits as long as it is told and is sent anew with the same requestId', async () => {
    refusals = 1
    const began = performance.now()
    expect(await client.call(api.UserLike.Like, input)).toEqual({ on: true })
    expect(performance.now() - began).toBeGreaterThanOrEqual(99)
    expect(bodies).toEqual([JSON.stringify(input), JSON.stringify(input)])
  })

  test('a second refusal is said, and what is sent while the page is left does not wait', async () => {
    refusals = 9
    expect(await errorOf(client.call(api.UserLike.Like, input))).toMatchObject({ kind: 'Crowded' })
    expect(bodies).toHaveLength(2)
    await errorOf(client.call(api.UserLike.Like, input, { keepalive: true }))
    expect(bodies).toHaveLength(3)
  })

  test('who no longer wants the response waits no longer', async () => {
    seconds = 10
    const stop = new AbortController()
    const { signal } = stop
    const stopped = client.call(api.UserLike.Like, input, { signal }).catch((error: unknown) => error)
    await vi.waitFor(() => expect(bodies).toHaveLength(1))
    stop.abort()
    expect(await stopped).toBe(signal.reason)
    expect(bodies).toHaveLength(1)
  })
})

test('the response to what was sent before somebody signed in again does not end the new session', async () => {
  refuse(200, 'TokenInvalid')
  const sent = call()
  current = { ...session, userToken: 'next' }
  expect(await errorOf(sent)).toMatchObject({ kind: 'TokenInvalid' })
  expect(lost).toEqual([])
  await errorOf(call())
  expect(lost).toEqual(['expired'])
})

test.each([
  ['invalid input', 200, 'BadInput'],
  ['a business error', 200, 'Forbidden'],
  ['too many calls', 429, 'TooFast'],
  ['a failure of the server', 500, 'Unknown'],
  ['a database that is away', 503, 'Unavailable'],
  ['an error of a later server', 200, 'ErrorOfTomorrow'],
] as const)('%s is handed on with its sentence, and the session stays', async (_, status, kind) => {
  refuse(status, kind)
  expect(await errorOf(call())).toMatchObject({ kind, message: '一句话', details: { n: 3 } })
  expect(lost).toEqual([])
})

test.each(['<html>Unauthorized</html>', '', 'null', '"no"', '{"error":{"code":401}}'])(
  'HTTP 401 with %s, which is no envelope, leads to sign-in as well',
  async (body) => {
    response = { status: 401, body }
    expect(await errorOf(call())).toMatchObject({ kind: 'Unknown', status: 401 })
    expect(lost).toEqual(['unauthorized'])
  },
)

test('invalid input is handed on with the sentence about its field', async () => {
  const details = { fields: { pictures: '同一张照片放了两次' } }
  const error = { code: 400, name: 'BadInput', message: '参数有误', details }
  response = {
    status: 200,
    body: JSON.stringify({ code: 400, success: false, message: '参数有误', error, result: null }),
  }
  expect(await errorOf(call())).toMatchObject({ kind: 'BadInput', message: '同一张照片放了两次', details })
})

test('a response that is no envelope, and none at all, are failures and no loss of the session', async () => {
  response = { status: 502, body: '<html>Bad Gateway</html>' }
  expect(await errorOf(call())).toMatchObject({ kind: 'Unknown', status: 502 })
  const transport = () => Promise.reject(new ApiError({ kind: 'Offline', message: '网络断开了' }))
  const body = new Uint8Array()
  const sent = client.send({ method: 'POST', path: '/x', body, contentType: 'a/b', transport })
  expect(await errorOf(sent)).toMatchObject({ kind: 'Offline', status: 0 })
  expect(lost).toEqual([])
})

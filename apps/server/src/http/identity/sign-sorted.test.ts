import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hmacHex } from '../../session/session-secret.ts'
import { signedHeaders, type Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { probeHandlers } from '../../testing/probe.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { admit } from '../calls/gate.ts'
import { sortedText } from './sign-sorted.ts'

const path = '/api/FileFront/Probe'
let app: TestApp
let alice: Browser

beforeAll(async () => {
  app = await openTestApp({
    implementations: probeHandlers,
    mount: [
      (server, node) => {
        server.post(path, async (request) => {
          const params = Object(request.body)
          return { viewer: await admit(node, request, { params }) }
        })
      },
    ],
  })
  alice = await buildMember(app)
})
afterAll(() => app.close())

const params = { useType: '1', nickName: '山 間', a: "!'()*" }

function authorization(key: string, nonce: string, given: Record<string, string> = params): string {
  const timestamp = String(Math.floor(app.app.now().getTime() / 1000))
  return `GQ-SORTED ${timestamp}:${nonce}:${hmacHex(key, sortedText('POST', path, given, nonce, timestamp))}`
}

async function send(headers: Record<string, string>) {
  const response = await app.server.inject({ method: 'POST', url: path, payload: params, headers })
  return response.json()
}

const nonce = () => randomBytes(4).toString('hex')
const session = () => {
  const { 'x-user-token': token, 'x-user-id': id, cookie } = signedHeaders(app, alice, 'POST', path, '')
  return { 'x-user-token': token ?? '', 'x-user-id': id ?? '', cookie: cookie ?? '' }
}

describe('the second form of a signature', () => {
  it('sorts the parameters and encodes all but unreserved characters', () => {
    expect(sortedText('POST', path, { b: '2', a: '1 *' }, 'nonce123', '1700000000')).toBe(
      `POST\n${path}\na=1%20%2A&b=2\nnonce123\n1700000000`,
    )
  })

  it('admits visitors by the app key and members by the key of their session', async () => {
    expect(await send({ authorization: authorization(app.app.env.appKey, nonce()) })).toEqual({
      viewer: null,
    })
    const response = await send({ ...session(), authorization: authorization(alice.signKey, nonce()) })
    expect(response.viewer.id).toBe(alice.userId)
  })

  it('is accepted once, and not for other parameters, another key or a token without its cookie', async () => {
    const once = authorization(app.app.env.appKey, nonce())
    expect((await send({ authorization: once })).viewer).toBeNull()
    expect((await send({ authorization: once })).error.code).toBe(5006)
    const other = authorization(app.app.env.appKey, nonce(), { ...params, useType: '2' })
    expect((await send({ authorization: other })).error.code).toBe(5004)
    const byApp = authorization(app.app.env.appKey, nonce())
    expect((await send({ ...session(), authorization: byApp })).error.code).toBe(5004)
    const bare = { ...session(), cookie: '', authorization: authorization(alice.signKey, nonce()) }
    expect((await send(bare)).error.code).toBe(100)
    expect((await send({ authorization: 'GQ-SORTED' })).error.code).toBe(5004)
  })
})

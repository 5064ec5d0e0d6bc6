import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sortedScheme, sortedText } from '../../http/identity/sign-sorted.ts'
import { cookieName } from '../../session/session-cookie.ts'
import { hashSecret, hmacHex, newSecret } from '../../session/session-secret.ts'
import type { Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { buildPicture } from '../../testing/pictures/build-picture.ts'
import { multipartBody, postBody } from '../../testing/pictures/post-files.ts'
import { windowMs } from './read-body.ts'

let node: TestApp
let alice: Browser
let payload: Buffer
let port: number
beforeAll(async () => {
  node = await openTestApp()
  alice = await buildMember(node)
  port = Number(new URL(await node.server.listen({ host: '127.0.0.1', port: 0 })).port)
  payload = multipartBody(
    [{ fileName: 'a.jpg', body: await buildPicture({ width: 700, height: 700 }) }],
    [['useType', '1']],
  )
})
afterAll(() => node.close())

/** Only these headers: none of the first form's. */
const bare = { 'x-app-id': '', 'x-signature': '', 'x-timestamp': '', 'x-nonce': '' }

function sorted(as: Browser, params: Record<string, string>): Record<string, string> {
  const timestamp = String(Math.floor(node.app.now().getTime() / 1000))
  const nonce = randomBytes(4).toString('hex')
  const text = sortedText('POST', '/api/FileFront/PostSaveFile', params, nonce, timestamp)
  return {
    ...bare,
    authorization: `${sortedScheme} ${timestamp}:${nonce}:${hmacHex(as.signKey, text)}`,
    'x-user-token': as.token,
    'x-user-id': as.userId,
    cookie: `${cookieName(node.app.env)}=${as.cookie}`,
  }
}

async function issueToken(
  useType: number,
  maxBytes: number,
  { at, to }: { at: TestApp; to: Browser } = { at: node, to: alice },
): Promise<string> {
  const token = newSecret()
  const { id } = await at.app.db
    .selectFrom('session')
    .select('id')
    .where('member_id', '=', to.userId)
    .executeTakeFirstOrThrow()
  await at.app.db
    .insertInto('upload_pass')
    .values({
      secret_hash: hashSecret(token),
      kind: 'token',
      session_id: id,
      member_id: to.userId,
      use_type: useType,
      max_bytes: maxBytes,
      expires_at: new Date(node.app.now().getTime() + 60_000),
    })
    .execute()
  return token
}

const withToken = (token: string) =>
  postBody(node, null, payload, { ...bare, authorization: `Bearer ${token}` })

describe('an upload by the second form of a signature', () => {
  it('is accepted when the text fields are those signed', async () => {
    const response = await postBody(node, null, payload, sorted(alice, { useType: '1' }))
    expect(response.body.result?.length).toBe(1)
  })

  it('is refused when a field was changed, or when it is repeated', async () => {
    const changed = await postBody(node, null, payload, sorted(alice, { useType: '2' }))
    expect(changed.body.error?.code).toBe(5004)
    const headers = sorted(alice, { useType: '1' })
    expect((await postBody(node, null, payload, headers)).body.success).toBe(true)
    expect((await postBody(node, null, payload, headers)).body.error?.code).toBe(5006)
  })
})

describe("an upload by the file host's token", () => {
  it('is accepted for the use and size the token was issued for', async () => {
    expect((await withToken(await issueToken(1, 10_000_000))).body.result?.length).toBe(1)
    expect((await withToken(await issueToken(2, 10_000_000))).body.error?.code).toBe(3001)
    expect((await withToken(await issueToken(1, 1000))).body.error?.code).toBe(3001)
  })

  it('is refused with an unknown or malformed token', async () => {
    expect((await withToken(newSecret())).body.error?.code).toBe(100)
    expect((await withToken(alice.token)).body.error?.code).toBe(100)
  })
})

async function openUpload(part: number): Promise<Socket> {
  const token = await issueToken(1, 10_000_000)
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(
    `POST /api/FileFront/PostSaveFile HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n` +
      `content-type: multipart/form-data; boundary=guangquan-test-boundary\r\ncontent-length: ${payload.length}\r\n\r\n`,
  )
  socket.write(payload.subarray(0, part))
  return socket
}

describe('many made-up tokens', () => {
  it('are refused after fifty, and lock out no known one behind the same address', async () => {
    const limited = await openTestApp({ limits: true })
    const member = await buildMember(limited)
    const send = async (token: string) =>
      (await postBody(limited, null, payload, { ...bare, authorization: `Bearer ${token}` })).status
    const statuses: number[] = []
    for (let guess = 0; guess < 52; guess++) statuses.push(await send(`guess${guess}`))
    expect(statuses.slice(-2)).toEqual([429, 429])
    expect(await send(await issueToken(1, 10_000_000, { at: limited, to: member }))).toBe(200)
    await limited.close()
  })
})

describe('a connection that breaks in the middle of an upload', () => {
  it('leaves nothing behind and is not logged as a server error', async () => {
    const socket = await openUpload(payload.length - 1000)
    const folder = join(node.app.env.dataDir, 'tmp')
    const waiting = async () => (await readdir(folder)).length
    await expect.poll(waiting).toBe(1)
    socket.destroy()
    await expect.poll(waiting).toBe(0)
    expect((await withToken(await issueToken(1, 10_000_000))).body.success).toBe(true)
  })
})

describe('a sender that trickles its body', () => {
  // Only what measures the pace: connections and the database keep their own time.
  beforeAll(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
  afterAll(() => void vi.useRealTimers())

  it('is disconnected, and others are served meanwhile', async () => {
    const crowd = 200
    const sockets = await Promise.all(Array.from({ length: crowd }, () => openUpload(200)))
    let left = 0
    const gone = sockets.map(
      (socket) => new Promise<void>((done) => socket.once('close', () => done(void (left += 1)))),
    )
    await expect.poll(() => vi.getTimerCount()).toBeGreaterThanOrEqual(crowd)
    const started = performance.now()
    expect((await withToken(await issueToken(1, 10_000_000))).body.success).toBe(true)
    expect(performance.now() - started).toBeLessThan(3000)
    for (const socket of sockets) socket.write(payload.subarray(200, 201))
    vi.advanceTimersByTime(windowMs / 2)
    // A response that came after it shows that nothing was closed by then.
    expect((await withToken(await issueToken(1, 10_000_000))).body.success).toBe(true)
    expect(left).toBe(0)
    vi.advanceTimersByTime(windowMs / 2)
    await Promise.all(gone)
  })
})

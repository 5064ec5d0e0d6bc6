import { readdir } from 'node:fs/promises'
import { Agent, request as send } from 'node:http'
import { text } from 'node:stream/consumers'
import { FileUpload, uploadPieceBytes } from '@guangquan/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callAs, signedHeaders, type Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { buildPicture } from '../../testing/pictures/build-picture.ts'
import { multipartBody, multipartHeaders, postBody } from '../../testing/pictures/post-files.ts'

let node: TestApp
let alice: Browser
let payload: Buffer
let port: number
const path = '/api/FileFront/PostSaveFile'
beforeAll(async () => {
  node = await openTestApp()
  alice = await buildMember(node)
  port = Number(new URL(await node.server.listen({ host: '127.0.0.1', port: 0 })).port)
  payload = multipartBody([{ fileName: 'a.jpg', body: await buildPicture({ width: 700, height: 700 }) }])
})
afterAll(() => node.close())

async function filesOnDisk(): Promise<string[]> {
  const entries = await readdir(node.app.env.dataDir, { recursive: true, withFileTypes: true })
  return entries.flatMap((entry) => (entry.isFile() && entry.name !== 'secrets.json' ? [entry.name] : []))
}

describe('a multipart body', () => {
  it.each([
    ['no boundary', 'multipart/form-data'],
    ['an empty boundary', 'multipart/form-data; boundary='],
    ['a boundary of 71 characters', `multipart/form-data; boundary=${'b'.repeat(71)}`],
    ['a boundary of 300 characters', `multipart/form-data; boundary="${'b'.repeat(300)}"`],
    ['a boundary that is not its own', 'multipart/form-data; boundary=other'],
  ])('with %s is refused in words', async (_name, type) => {
    const response = await postBody(node, alice, payload, { 'content-type': type })
    expect(response).toMatchObject({ status: 200, body: { error: { code: 400 } } })
    expect(response.body.error?.details).toHaveProperty('fields.files')
  })

  it.each([0, 1, 60, 150, 2000, -4, -20])('cut after %i bytes is refused in words', async (end) => {
    const response = await postBody(node, alice, payload.subarray(0, end))
    expect(response).toMatchObject({ status: 200, body: { error: { code: 400 } } })
    expect(await filesOnDisk()).toEqual([])
  })

  it('signed by the first form is refused without the hash of its bytes', async () => {
    const response = await postBody(node, alice, payload, {
      ...signedHeaders(node, alice, 'POST', path, ''),
      'x-content-sha256': '',
    })
    expect(response.body.error?.code).toBe(5004)
    expect(await filesOnDisk()).toEqual([])
  })
})

describe('a connection', () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  afterAll(() => agent.destroy())

  async function exchange(
    method: string,
    to: string,
    { body = Buffer.alloc(0), headers = {} }: { body?: Buffer; headers?: Record<string, string> },
  ): Promise<{ status: number; code: number | undefined; socket: number | undefined }> {
    return new Promise((resolve, reject) => {
      const signal = AbortSignal.timeout(5000)
      const sent = send({ port, host: '127.0.0.1', method, path: to, agent, headers, signal }, (response) => {
        text(response).then((answer) => {
          const code = answer.startsWith('{') ? JSON.parse(answer).error?.code : undefined
          resolve({ status: response.statusCode ?? 0, code, socket: sent.socket?.localPort })
        }, reject)
      })
      sent.on('error', reject)
      sent.end(body)
    })
  }

  it('serves its next request after an upload that was refused because the disk is full', async () => {
    const large = multipartBody([
      { fileName: 'a.jpg', body: Buffer.alloc(6 * 1024 ** 2) },
      { fileName: 'b.jpg', body: Buffer.alloc(6 * 1024 ** 2) },
    ])
    const { storage } = node.app
    const { freeBytes } = storage
    storage.freeBytes = () => Promise.resolve(0)
    const refused = await exchange('POST', path, {
      body: large,
      headers: multipartHeaders(node, alice, large),
    })
    storage.freeBytes = freeBytes
    const next = await exchange('GET', '/healthz', {})
    expect([refused.status, next.status, next.socket]).toEqual([507, 200, refused.socket])
    expect(await filesOnDisk()).toEqual([])
  })

  it('gets the refusal of a piece that is too long while it is being sent', async () => {
    const { uploadId } = await callAs(node, alice, FileUpload.Begin, {
      fileName: 'a.jpg',
      size: uploadPieceBytes,
      sha256: 'cd'.repeat(32),
      useType: 1,
    })
    const to = `/api/FileFront/PutPiece/${uploadId}/0`
    const piece = Buffer.alloc(uploadPieceBytes + 100_000)
    const headers = {
      ...signedHeaders(node, alice, 'PUT', to, piece),
      'content-type': 'application/octet-stream',
      // Without a length it is refused while it arrives.
      'transfer-encoding': 'chunked',
    }
    const refused = await exchange('PUT', to, { body: piece, headers })
    const next = await exchange('GET', '/healthz', {})
    expect([refused.status, refused.code, next.status]).toEqual([413, 5103, 200])
  })
})

import { createHash, randomBytes } from 'node:crypto'
import { FileUpload } from '@guangquan/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callAs, callRaw, signedHeaders, type Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { limitWindows } from '../../http/limits/limit-windows.ts'
import { postFiles } from '../../testing/pictures/post-files.ts'

let node: TestApp
let alice: Browser
const [{ points } = { points: 0 }] = limitWindows.upload
beforeAll(async () => {
  node = await openTestApp({ limits: true })
  alice = await buildMember(node)
})
afterAll(() => node.close())

const fileOf = (body: Buffer) => ({
  fileName: 'a.jpg',
  size: body.length,
  sha256: createHash('sha256').update(body).digest('hex'),
  useType: 1 as const,
})
const begin = (body: Buffer = randomBytes(20)) => callRaw(node, alice, FileUpload.Begin, fileOf(body))

it('a file that is refused or resumed does not count towards the limit, which says when it ends', async () => {
  const junk = randomBytes(100)
  const { uploadId } = await callAs(node, alice, FileUpload.Begin, fileOf(junk))
  expect((await begin(junk)).status).toBe(200)
  const tooLarge = { ...fileOf(junk), size: 400 * 1024 ** 2 }
  expect((await callRaw(node, alice, FileUpload.Begin, tooLarge)).body.error?.code).toBe(5103)
  expect((await postFiles(node, alice, [{ fileName: 'a.jpg', body: junk }])).body.error?.code).toBe(5101)
  const url = `/api/FileFront/PutPiece/${uploadId}/0`
  const headers = signedHeaders(node, alice, 'PUT', url, junk)
  await node.server.inject({
    method: 'PUT',
    url,
    payload: junk,
    headers: { 'content-type': 'application/octet-stream', ...headers },
  })
  const finished = await callRaw(node, alice, FileUpload.Finish, { uploadId })
  expect(finished.body.error?.code).toBe(5101)

  for (let begun = 0; begun < points; begun++) expect((await begin()).status).toBe(200)
  const refusal = await begin()
  expect(refusal.body.error).toMatchObject({ code: 3004 })
  expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(60)
  expect(refusal.body.message).toMatch(/请 \d+ (?:分钟|小时)后再试/)
})

import { createHash } from 'node:crypto'
import * as nodeFs from 'node:fs/promises'
import { join } from 'node:path'
import { FileUpload } from '@guangquan/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openFolderStorage } from '../../storage/folder-storage.ts'
import { callAs, signedHeaders, type Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { buildPicture } from '../../testing/pictures/build-picture.ts'
import { postFiles } from '../../testing/pictures/post-files.ts'

let node: TestApp
let alice: Browser
/** Flushes to the disk that still succeed. */
let flushes = Infinity
beforeAll(async () => {
  node = await openTestApp()
  alice = await buildMember(node)
  node.app.storage = await openFolderStorage(join(node.app.env.dataDir, 'files'), {
    ...nodeFs,
    open: async (...given) => {
      const handle = await nodeFs.open(...given)
      const flush = handle.sync.bind(handle)
      handle.sync = () => {
        flushes -= 1
        return flushes < 0 ? Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' })) : flush()
      }
      return handle
    },
  })
})
afterAll(() => node.close())

async function left(): Promise<{ files: string[]; rows: number; uploads: number[][] }> {
  const entries = await nodeFs.readdir(node.app.env.dataDir, { recursive: true, withFileTypes: true })
  const rows = await node.app.db.selectFrom('stored_file').select('id').execute()
  const uploads = await node.app.db.selectFrom('file_upload').select('received').execute()
  return {
    files: entries.flatMap((entry) => (entry.isFile() && entry.name !== 'secrets.json' ? [entry.name] : [])),
    rows: rows.length,
    uploads: uploads.map(({ received }) => received),
  }
}

// A photograph of 1600 px is an original and three copies: eight flushes of files and folders.
it.each([0, 1, 2, 3, 4, 5, 6, 7])(
  'a disk that is full after %i flushes refuses a photograph and leaves no file and no row',
  async (count) => {
    flushes = count
    const response = await postFiles(node, alice, [{ fileName: 'a.jpg', body: await buildPicture() }])
    flushes = Infinity
    expect(response).toMatchObject({ status: 507, body: { error: { code: 5109 } } })
    expect(await left()).toEqual({ files: [], rows: 0, uploads: [] })
  },
)

it('a piece that the disk has no space for is not counted as received, and may be sent again', async () => {
  const body = await buildPicture()
  const sha256 = createHash('sha256').update(body).digest('hex')
  const announced = { fileName: 'a.jpg', size: body.length, sha256, useType: 1 } as const
  const { uploadId } = await callAs(node, alice, FileUpload.Begin, announced)
  const url = `/api/FileFront/PutPiece/${uploadId}/0`
  const put = async () => {
    const headers = {
      'content-type': 'application/octet-stream',
      ...signedHeaders(node, alice, 'PUT', url, body),
    }
    return (await node.server.inject({ method: 'PUT', url, payload: body, headers })).statusCode
  }
  flushes = 0
  expect(await put()).toBe(507)
  expect(await left()).toEqual({ files: [], rows: 0, uploads: [[]] })
  flushes = Infinity
  expect(await put()).toBe(200)
  flushes = 0
  await expect(callAs(node, alice, FileUpload.Finish, { uploadId })).rejects.toMatchObject({ code: 5109 })
  flushes = Infinity
  // The pieces stay, so that the upload goes on once there is space.
  expect(await left()).toMatchObject({ files: ['0'], rows: 0, uploads: [[0]] })
  expect((await callAs(node, alice, FileUpload.Finish, { uploadId })).size).toBe(body.length)
})

import { createHash, randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { errorCatalogue, FileUpload, uploadPieceBytes, type UseType } from '@guangquan/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { claimFiles, releaseFiles } from '../media/index.ts'
import { removeOldUploads } from './remove-old-uploads.ts'
import { pieceKey } from './piece-keys.ts'
import { callAs, callRaw, signedHeaders, type Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { openTestApp, type TestApp, type TestNode } from '../../testing/test-app.ts'
import { buildPicture } from '../../testing/pictures/build-picture.ts'
import { uploadOne } from '../../testing/pictures/post-files.ts'
import { removeUnusedFiles } from '../../testing/pictures/insides.ts'

let node: TestApp
let other: TestNode
let alice: Browser
let mallory: Browser
beforeAll(async () => {
  node = await openTestApp()
  other = await node.addNode()
  alice = await buildMember(node)
  mallory = await buildMember(node)
})
afterAll(() => node.close())

/** A photograph of three pieces: data after the end of a JPEG is not part of the picture. */
async function buildLarge(): Promise<Buffer> {
  const picture = await buildPicture({ width: 3600, height: 2600 })
  return Buffer.concat([picture, randomBytes(2.5 * uploadPieceBytes - picture.length)])
}

const begin = (body: Buffer, as = alice, on: TestNode = node, useType: UseType = 1) =>
  callAs(on, as, FileUpload.Begin, {
    fileName: 'DSC_0001.JPG',
    size: body.length,
    sha256: createHash('sha256').update(body).digest('hex'),
    useType,
  })
const finish = (uploadId: string, as = alice, on: TestNode = node) =>
  callAs(on, as, FileUpload.Finish, { uploadId })

const pieceOf = (body: Buffer, index: number) =>
  body.subarray(index * uploadPieceBytes, (index + 1) * uploadPieceBytes)

async function put(
  uploadId: string,
  index: number,
  piece: Buffer,
  as: Browser | null = alice,
  on: TestNode = node,
): Promise<{ code: number; received: number[] }> {
  const url = `/api/FileFront/PutPiece/${uploadId}/${index}`
  const response = await on.server.inject({
    method: 'PUT',
    url,
    payload: piece,
    headers: { 'content-type': 'application/octet-stream', ...signedHeaders(on, as, 'PUT', url, piece) },
  })
  const body = response.json()
  return { code: body.error?.code ?? 200, received: body.result?.received ?? [] }
}

async function piecesOf(uploadId: string): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of node.app.storage.list(`uploads/${uploadId}`)) keys.push(key)
  return keys
}

const storedFiles = async () => {
  const { count } = await node.app.db
    .selectFrom('stored_file')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

describe('a resumable upload', () => {
  it('resumes after lost pieces and a restart, in any order, on any node', async () => {
    const body = await buildLarge()
    const { uploadId, received, pieceBytes } = await begin(body)
    expect([received, pieceBytes]).toEqual([[], uploadPieceBytes])
    expect(await put(uploadId, 2, pieceOf(body, 2))).toEqual({ code: 200, received: [2] })
    expect(await put(uploadId, 0, pieceOf(body, 0), alice, other)).toEqual({ code: 200, received: [0, 2] })
    expect(await put(uploadId, 0, pieceOf(body, 0))).toEqual({ code: 200, received: [0, 2] })
    await expect(finish(uploadId)).rejects.toMatchObject({ code: 5108, details: { missing: [1] } })

    const restarted = await node.addNode()
    const again = await begin(body, alice, restarted)
    expect(again).toEqual({ uploadId, pieceBytes, received: [0, 2] })
    await put(uploadId, 1, pieceOf(body, 1), alice, restarted)
    const file = await finish(uploadId, alice, restarted)
    expect(file).toMatchObject({ width: 3600, height: 2600, size: body.length, fileName: 'DSC_0001.JPG' })
    const row = await node.app.db
      .selectFrom('stored_file')
      .select(['original_key', 'sha256'])
      .where('id', '=', file.fileId)
      .executeTakeFirstOrThrow()
    const original = await node.app.storage.get(row.original_key)
    expect(Buffer.concat((await original?.stream.toArray()) ?? []).equals(body)).toBe(true)
    expect(await node.app.storage.get(pieceKey(uploadId, 0))).toBeNull()
  })

  it('makes one file when two nodes finish it at once, and again later', async () => {
    const body = await buildPicture({ width: 2400, height: 1600 })
    const { uploadId } = await begin(body)
    await put(uploadId, 0, body)
    const before = await storedFiles()
    const files = await Promise.all([finish(uploadId), finish(uploadId, alice, other), finish(uploadId)])
    files.push(await finish(uploadId, alice, other))
    expect(new Set(files.map((file) => file.fileId)).size).toBe(1)
    expect(await storedFiles()).toBe(before + 1)
    expect((await put(uploadId, 0, body)).code).toBe(200)
  })

  it('accepts pieces that arrive at the same time', async () => {
    const body = await buildLarge()
    const { uploadId } = await begin(body)
    await Promise.all(
      [0, 1, 2].map((index) => put(uploadId, index, pieceOf(body, index), alice, index === 1 ? other : node)),
    )
    expect((await finish(uploadId)).size).toBe(body.length)
  })

  it('requires all pieces again when the whole does not match the declared hash', async () => {
    const body = await buildPicture()
    const { uploadId } = await begin(body)
    const wrong = Buffer.from(body)
    wrong[500] = (wrong[500] ?? 0) ^ 1
    await put(uploadId, 0, wrong)
    await expect(finish(uploadId)).rejects.toMatchObject({ code: 5108, details: { missing: [0] } })
    expect((await begin(body)).received).toEqual([])
    await put(uploadId, 0, body)
    expect((await finish(uploadId)).size).toBe(body.length)
  })

  it('needs no piece for an existing unused file, and starts over for a used one', async () => {
    const body = await buildPicture()
    const first = await begin(body)
    await put(first.uploadId, 0, body)
    const { fileId } = await finish(first.uploadId)
    expect((await begin(body)).received).toEqual([0])
    expect((await finish(first.uploadId)).fileId).toBe(fileId)
    await node.app.db
      .transaction()
      .execute((tx) => claimFiles(node.app, tx, { ownerId: alice.userId, fileIds: [fileId], useType: 1 }))
    const second = await begin(body)
    expect(second.received).toEqual([])
    await put(second.uploadId, 0, body)
    expect((await finish(second.uploadId)).fileId).not.toBe(fileId)
  })

  it('gives the same refusal to whoever asks again, and begins anew with the same file', async () => {
    const junk = randomBytes(100)
    const { uploadId } = await begin(junk)
    await put(uploadId, 0, junk)
    for (const on of [node, other, node]) {
      const { body } = await callRaw(on, alice, FileUpload.Finish, { uploadId })
      expect(body.error?.code).toBe(errorCatalogue.FileTypeRefused.code)
    }
    expect(await piecesOf(uploadId)).toEqual([])
    const again = await begin(junk)
    expect(again).toMatchObject({ received: [] })
    expect(again.uploadId).not.toBe(uploadId)
  })

  it('starts over for a file that a deleted post has released', async () => {
    const body = await buildPicture()
    const first = await begin(body)
    await put(first.uploadId, 0, body)
    const { fileId } = await finish(first.uploadId)
    const { db } = node.app
    await db
      .transaction()
      .execute((tx) => claimFiles(node.app, tx, { ownerId: alice.userId, fileIds: [fileId], useType: 1 }))
    await db.transaction().execute((tx) => releaseFiles(tx, [fileId]))
    const second = await begin(body)
    expect(second.received).toEqual([])
    await put(second.uploadId, 0, body)
    const again = await finish(second.uploadId)
    await db
      .transaction()
      .execute((tx) =>
        claimFiles(node.app, tx, { ownerId: alice.userId, fileIds: [again.fileId], useType: 1 }),
      )
  })

  it('is another upload when its size changes: no piece of the first one is left, on any node', async () => {
    const sha256 = 'a1'.repeat(32)
    const announce = (size: number, on: TestNode) =>
      callAs(on, mallory, FileUpload.Begin, { fileName: 'a.jpg', size, sha256, useType: 1 })
    const first = await announce(3 * uploadPieceBytes, node)
    const piece = randomBytes(uploadPieceBytes)
    for (const index of [0, 2]) await put(first.uploadId, index, piece, mallory)
    const second = await announce(1, other)
    expect(second).toMatchObject({ received: [] })
    expect(second.uploadId).not.toBe(first.uploadId)
    expect((await put(first.uploadId, 1, piece, mallory)).code).toBe(5107)
    expect(await piecesOf(first.uploadId)).toEqual([])
    const begun = await Promise.all([2, 3, 4, 5].map((size) => announce(size, size % 2 === 0 ? node : other)))
    const rows = await node.app.db
      .selectFrom('file_upload')
      .select('id')
      .where('owner_id', '=', mallory.userId)
      .execute()
    expect(rows).toHaveLength(1)
    expect(begun.map(({ uploadId }) => uploadId)).toContain(rows[0]?.id)
  })

  it('leaves nothing of a piece that arrives while the upload is begun anew', async () => {
    const { storage } = node.app
    const sha256 = 'a2'.repeat(32)
    const announce = (size: number) =>
      callAs(other, mallory, FileUpload.Begin, { fileName: 'a.jpg', size, sha256, useType: 1 })
    const { uploadId } = await announce(uploadPieceBytes)
    const write = storage.put
    storage.put = async (...given) => {
      await announce(2)
      return write(...given)
    }
    const late = await put(uploadId, 0, randomBytes(uploadPieceBytes), mallory)
    storage.put = write
    expect(late.code).toBe(5107)
    expect(await piecesOf(uploadId)).toEqual([])
  })

  it('is closed to others, to visitors and to invalid pieces', async () => {
    const body = await buildPicture()
    const { uploadId } = await begin(body)
    expect((await put(uploadId, 0, body, mallory)).code).toBe(5107)
    expect((await put(uploadId, 0, body, null)).code).toBe(100)
    expect((await put('00000000-0000-7000-8000-000000000000', 0, body)).code).toBe(5107)
    expect((await put('..%2f..%2fsecrets', 0, body)).code).toBe(5107)
    expect((await put(uploadId, 1, body)).code).toBe(5108)
    expect((await put(uploadId, 0, body.subarray(1))).code).toBe(5108)
    expect((await put(uploadId, 0, Buffer.alloc(uploadPieceBytes + 1))).code).not.toBe(200)
    await expect(finish(uploadId, mallory)).rejects.toMatchObject({ code: 5107 })
  })

  it('reports what is wrong with the file and deletes it', async () => {
    const body = Buffer.concat([(await buildPicture()).subarray(0, 30_000)])
    const { uploadId } = await begin(body)
    await put(uploadId, 0, body)
    await expect(finish(uploadId)).rejects.toMatchObject({ code: 5117 })
    // Whoever asks again gets the same answer.
    await expect(finish(uploadId)).rejects.toMatchObject({ code: 5117 })
    expect(await node.app.storage.get(pieceKey(uploadId, 0))).toBeNull()
  })

  it('refuses a size above the limit of its use before any byte is sent', async () => {
    const announce = (size: number, useType: UseType) =>
      callAs(node, alice, FileUpload.Begin, { fileName: 'a.jpg', size, sha256: 'ab'.repeat(32), useType })
    await expect(announce(50 * 1024 ** 2 + 1, 1)).rejects.toMatchObject({ code: 5103, details: { max: 50 } })
    await expect(announce(5 * 1024 ** 2 + 1, 2)).rejects.toMatchObject({ code: 5103, details: { max: 5 } })
    await expect(announce(10 * 1024 ** 2 + 1, 3)).rejects.toMatchObject({ code: 5103, details: { max: 10 } })
  })

  it('enforces the member’s quota, including unfinished uploads', async () => {
    const bob = await buildMember(node)
    const announce = (index: number) =>
      callAs(node, bob, FileUpload.Begin, {
        fileName: 'a.jpg',
        size: 50 * 1024 ** 2,
        sha256: index.toString(16).padStart(64, '0'),
        useType: 1,
      })
    for (let index = 0; index < 102; index++) await announce(index)
    await expect(announce(102)).rejects.toMatchObject({ code: 5110 })
  })
})

describe('the cleanup of unused uploads', () => {
  it('removes files, copies, rows and pieces not used for a day, and keeps used ones', async () => {
    const lonely = await openTestApp()
    const carol = await buildMember(lonely)
    const stored = await uploadOne(lonely, carol, await buildPicture())
    await lonely.app.db
      .transaction()
      .execute((tx) =>
        claimFiles(lonely.app, tx, { ownerId: carol.userId, fileIds: [stored.fileId], useType: 1 }),
      )
    await uploadOne(lonely, carol, await buildPicture())
    const body = await buildPicture()
    const { uploadId } = await begin(body, carol, lonely)
    await put(uploadId, 0, body, carol, lonely)

    lonely.advance(23 * 3600_000)
    expect(await removeUnusedFiles(lonely.app)).toBe(0)
    expect(await removeOldUploads(lonely.app)).toBe(0)
    lonely.advance(2 * 3600_000)
    expect(await removeUnusedFiles(lonely.app)).toBe(1)
    expect(await removeOldUploads(lonely.app)).toBe(1)
    const names = await readdir(lonely.app.env.dataDir, { recursive: true, withFileTypes: true })
    const left = names.filter((entry) => entry.isFile() && entry.name !== 'secrets.json')
    expect(left.every((entry) => `${entry.parentPath}/${entry.name}`.includes(stored.fileId))).toBe(true)
    expect(left.length).toBe(4)
    await lonely.close()
  })

  it('does not let a post claim a file about to be removed', async () => {
    const old = await uploadOne(node, alice, await buildPicture())
    node.advance(24 * 3600_000 + 1000)
    const claim = node.app.db
      .transaction()
      .execute((tx) => claimFiles(node.app, tx, { ownerId: alice.userId, fileIds: [old.fileId], useType: 1 }))
    await expect(claim).rejects.toMatchObject({ errorName: 'UploadNotFound' })
    node.advance(-24 * 3600_000 - 1000)
  })

  it('refuses a claim of files that are another member’s, unknown or of another use', async () => {
    const mine = await uploadOne(node, alice, await buildPicture())
    const claim = (ownerId: string, fileIds: string[], useType: number) =>
      node.app.db.transaction().execute((tx) => claimFiles(node.app, tx, { ownerId, fileIds, useType }))
    const refusal = { errorName: 'UploadNotFound' }
    await expect(claim(mallory.userId, [mine.fileId], 1)).rejects.toMatchObject(refusal)
    await expect(claim(alice.userId, [mine.fileId], 2)).rejects.toMatchObject(refusal)
    await expect(claim(alice.userId, [mine.fileId, alice.userId], 1)).rejects.toMatchObject(refusal)
    await expect(claim(alice.userId, [mine.fileId, mine.fileId], 1)).resolves.toBeUndefined()
  })
})

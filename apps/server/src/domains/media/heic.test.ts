import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeAvif } from './make-avif.ts'
import { buildHeic, heicColours } from '../../testing/pictures/build-heic.ts'
import { builtInProfile } from '../../testing/pictures/colour-profile.ts'
import { postFiles, uploadOne } from '../../testing/pictures/post-files.ts'

let node: TestApp
let alice: Browser
beforeAll(async () => {
  node = await openTestApp()
  alice = await buildMember(node)
})
afterAll(() => node.close())

/** Colours of two points of a copy, given in parts of its sides. */
async function coloursAt(copy: Buffer, points: readonly (readonly [number, number])[]): Promise<number[][]> {
  const { data, info } = await sharp(copy).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return points.map(([x, y]) => {
    const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3
    return [...data.subarray(at, at + 3)]
  })
}

const expectNear = (seen: number[] | undefined, expected: readonly number[]) => {
  const differences = expected.map((value, index) => Math.abs(value - (seen?.[index] ?? 999)))
  expect(Math.max(...differences), `${seen?.join()} instead of ${expected.join()}`).toBeLessThan(6)
}

it('a HEIC photograph is read, and its original stays as it was sent', async () => {
  const body = buildHeic()
  const file = await uploadOne(node, alice, body)
  expect(file).toMatchObject({ width: 704, height: 640, size: body.length })
  const copy = (await node.server.inject(file.fileUrl)).rawPayload
  const [left, right] = await coloursAt(copy, [
    [0.2, 0.5],
    [0.8, 0.5],
  ])
  expectNear(left, heicColours.left)
  expectNear(right, heicColours.right)
  const { original_key } = await node.app.db
    .selectFrom('stored_file')
    .select('original_key')
    .where('id', '=', file.fileId)
    .executeTakeFirstOrThrow()
  expect(original_key).toMatch(/\.heic$/)
  const original = await node.app.storage.get(original_key)
  expect(Buffer.concat((await original?.stream.toArray()) ?? []).equals(body)).toBe(true)
  await makeAvif(node.app, file.fileId)
  const avif = await node.server.inject({ url: file.fileUrl, headers: { accept: 'image/avif' } })
  expect(avif.headers['content-type']).toBe('image/avif')
})

it('one that is turned is shown upright', async () => {
  const file = await uploadOne(node, alice, buildHeic({ quarterTurns: 1 }))
  expect([file.width, file.height]).toEqual([640, 704])
  const copy = (await node.server.inject(file.fileUrl)).rawPayload
  // A quarter against the clock takes the right half to the top.
  const [top, bottom] = await coloursAt(copy, [
    [0.5, 0.2],
    [0.5, 0.8],
  ])
  expectNear(top, heicColours.right)
  expectNear(bottom, heicColours.left)
})

it('one in Display P3 is converted by its profile and gets P3 copies', async () => {
  const { fileId, fileUrl } = await uploadOne(node, alice, buildHeic({ icc: await builtInProfile('p3') }))
  const copy = (await node.server.inject(fileUrl)).rawPayload
  const [left] = await coloursAt(copy, [[0.2, 0.5]])
  const [red] = heicColours.left
  expect(left?.[0]).toBeGreaterThan(red + 4)
  const { p3_sizes } = await node.app.db
    .selectFrom('stored_file')
    .select('p3_sizes')
    .where('id', '=', fileId)
    .executeTakeFirstOrThrow()
  expect(p3_sizes.length).toBeGreaterThan(0)
})

it.each([0.3, 0.5, 0.9])('one cut after %d of its bytes is refused in words', async (part) => {
  const body = buildHeic()
  const cut = body.subarray(0, Math.floor(body.length * part))
  const { body: answer } = await postFiles(node, alice, [{ fileName: 'a.heic', body: cut }])
  expect([5102, 5104]).toContain(answer.error?.code)
})

it('one whose picture data are random does not end the decoder', async () => {
  const body = buildHeic()
  for (let round = 0; round < 5; round++) {
    const damaged = Buffer.concat([body.subarray(0, -900 + round), randomBytes(900 - round)])
    expect((await postFiles(node, alice, [{ fileName: 'a.heic', body: damaged }])).status).toBe(200)
  }
  await uploadOne(node, alice, body)
})

it('one with more pixels than the decoder takes is refused with the limit', async () => {
  const body = buildHeic({ sides: { width: 10_000, height: 6000 } })
  const { body: answer } = await postFiles(node, alice, [{ fileName: 'a.heic', body }])
  expect(answer.error?.code).toBe(5115)
})

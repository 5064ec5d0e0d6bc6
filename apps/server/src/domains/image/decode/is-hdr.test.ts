import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { buildPicture } from '../../../testing/pictures/build-picture.ts'
import { decodePicture } from './decode-picture.ts'
import { isHdr } from './is-hdr.ts'
import { orderOf } from './order-of.ts'

const photos = process.env['GUANGQUAN_PHOTOS'] ?? ''
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'is-hdr-'))
})
afterAll(() => rm(folder, { recursive: true }))

let made = 0
async function read(body: Buffer): Promise<string> {
  const path = join(folder, String((made += 1)))
  await writeFile(path, body)
  const answer = await decodePicture({ ...orderOf('read', path, 1), id: 1 })
  return answer.kind === 'refused' ? answer.reason : answer.kind
}

/** The beginning of an AVIF or HEIC that names a curve. */
async function heifOf(transfer: number): Promise<boolean> {
  const path = join(folder, String((made += 1)))
  const box = Buffer.concat([Buffer.from('\0\0\0\x13colrnclx', 'latin1'), Buffer.alloc(7)])
  box.writeUInt16BE(transfer, 14)
  await writeFile(path, Buffer.concat([await buildPicture({ format: 'avif', width: 64, height: 48 }), box]))
  return isHdr(path, { format: 'heif' })
}

/** A PNG with a chunk `cICP` behind its header. */
async function pngOf(transfer: number): Promise<Buffer> {
  const body = await buildPicture({ format: 'png', width: 900, height: 700 })
  const chunk = Buffer.concat([Buffer.from('cICP'), Buffer.from([9, transfer, 0, 1])])
  const frame = Buffer.alloc(16)
  frame.writeUInt32BE(4, 0)
  chunk.copy(frame, 4)
  frame.writeUInt32BE(crc32(chunk), 12)
  return Buffer.concat([body.subarray(0, 33), frame, body.subarray(33)])
}

/** A profile with one tag `cicp`. */
function profileOf(transfer: number): Buffer {
  const icc = Buffer.alloc(156)
  icc.writeUInt32BE(1, 128)
  icc.write('cicp', 132)
  icc.writeUInt32BE(144, 136)
  icc.writeUInt32BE(12, 140)
  icc.write('cicp', 144)
  icc.set([9, transfer, 0, 1], 152)
  return icc
}

test.each([16, 18])('a photograph whose container names the curve %i is refused', async (transfer) => {
  expect(await heifOf(transfer)).toBe(true)
  expect(await read(await pngOf(transfer))).toBe('PhotoHdr')
  expect(await isHdr('none', { format: 'jpeg', icc: profileOf(transfer) })).toBe(true)
})

test('ordinary curves are accepted, and a profile that breaks off says nothing', async () => {
  expect(await heifOf(13)).toBe(false)
  expect(await read(await pngOf(13))).toBe('decoded')
  expect(await isHdr('none', { format: 'jpeg', icc: profileOf(13) })).toBe(false)
  const whole = profileOf(16)
  for (let length = 0; length < 150; length++)
    expect(await isHdr('none', { format: 'jpeg', icc: whole.subarray(0, length) })).toBe(false)
})

describe.skipIf(photos === '')('photographs by real devices', () => {
  it('of 10 bits under PQ are refused, and those with a gain map are not', async () => {
    const hdr = async (name: string) => {
      const path = join(photos, name)
      return isHdr(path, await sharp(path).metadata())
    }
    expect(await hdr('10bit-HDR-P3-nclx.avif')).toBe(true)
    expect(await hdr('canon_hdr_YES.jpg')).toBe(false)
    expect(await hdr('IMG_2682.heic')).toBe(false)
  })
})

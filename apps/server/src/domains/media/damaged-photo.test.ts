import { FileUpload, NewPublish } from '@guangquan/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callAs, type Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeAvif } from './make-avif.ts'
import { postFiles, uploadOne } from '../../testing/pictures/post-files.ts'
import { isJpegDamaged, jpegShare } from '../../testing/pictures/insides.ts'

const patterns = new Map<boolean, Promise<Buffer>>()

/** The same bytes at each run: foreign data may fit a picture by chance. */
function buildPattern({ progressive = false } = {}): Promise<Buffer> {
  const pattern = patterns.get(progressive) ?? drawPattern(progressive)
  patterns.set(progressive, pattern)
  return pattern
}

function drawPattern(progressive: boolean): Promise<Buffer> {
  const [width, height] = [1200, 800]
  const body = Buffer.alloc(width * height * 3)
  for (let at = 0; at < body.length; at++) {
    const [x, y] = [Math.floor(at / 3) % width, Math.floor(at / 3 / width)]
    body[at] = (x * 3 + y * 2 + ((x * y) % 37) + (at % 3) * 40) % 256
  }
  return sharp(body, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 85, progressive })
    .toBuffer()
}

/** Where the picture data of a JPEG begins. */
const dataStart = (jpeg: Buffer) => jpeg.indexOf(Buffer.from([0xff, 0xda])) + 14

/** A photograph with a block of its data overwritten, as by a bad card. */
function overwrite(jpeg: Buffer, block: Buffer): Buffer {
  const at = dataStart(jpeg) + Math.floor((jpeg.length - dataStart(jpeg)) / 4)
  return Buffer.concat([jpeg.subarray(0, at), block, jpeg.subarray(at + block.length)])
}

const foreign = Buffer.from(Array.from({ length: 600 }, (_, place) => (place * 7919 + 13) % 255))
const insideEnd = (jpeg: Buffer, added: Buffer) =>
  Buffer.concat([jpeg.subarray(0, -2), added, jpeg.subarray(-2)])

describe('the picture data of a JPEG', () => {
  it.each([
    ['whole', (jpeg: Buffer) => jpeg, false],
    ['whole, with data after its end', (jpeg: Buffer) => Buffer.concat([jpeg, foreign]), false],
    ['padded', (jpeg: Buffer) => insideEnd(jpeg, Buffer.alloc(4)), false],
    ['longer than the picture', (jpeg: Buffer) => insideEnd(jpeg, Buffer.alloc(600)), true],
    ['overwritten with foreign data', (jpeg: Buffer) => overwrite(jpeg, foreign), true],
    ['overwritten with zeros', (jpeg: Buffer) => overwrite(jpeg, Buffer.alloc(600)), true],
    [
      'without a part',
      (jpeg: Buffer) =>
        Buffer.concat([jpeg.subarray(0, dataStart(jpeg) + 3000), jpeg.subarray(dataStart(jpeg) + 4000)]),
      true,
    ],
  ] as const)('is %s', async (_, change, expected) => {
    expect(isJpegDamaged(change(await buildPattern()))).toBe(expected)
  })
})

/** A photograph of which only the beginning was copied. */
const cut = (jpeg: Buffer, share: number) =>
  jpeg.subarray(0, dataStart(jpeg) + Math.floor((jpeg.length - dataStart(jpeg)) * share))

describe('the share of a picture that a JPEG has', () => {
  it('is that of its blocks', async () => {
    const whole = await buildPattern()
    expect(jpegShare(whole)).toBe(1)
    for (const share of [0.2, 0.5, 0.9]) expect(jpegShare(cut(whole, share))).toBeCloseTo(share, 1)
    expect(jpegShare(whole.subarray(0, dataStart(whole)))).toBe(0)
    expect(jpegShare(whole.subarray(0, -2))).toBe(1)
  })

  it('is that of the coefficients in complete scans of a progressive one', async () => {
    const whole = await buildPattern({ progressive: true })
    expect(jpegShare(whole)).toBe(1)
    expect(jpegShare(whole.subarray(0, -2))).toBe(1)
    expect(jpegShare(cut(whole, 0.02))).toBeLessThan(0.5)
  })

  it('is none of what is no JPEG', () => {
    expect(jpegShare(Buffer.alloc(0))).toBe(0)
    expect(jpegShare(Buffer.from('<svg/>'))).toBe(0)
    expect(jpegShare(foreign)).toBe(0)
  })
})

describe('a damaged photograph', () => {
  let node: TestApp
  let alice: Browser
  beforeAll(async () => {
    node = await openTestApp()
    alice = await buildMember(node)
  })
  afterAll(() => node.close())

  const publish = (fileId: string) =>
    callAs(node, alice, NewPublish.Publish, { publishType: 1, publishSubType: 1, pictures: [{ fileId }] })

  it.each([false, true])(
    'is published only after its author has confirmed it (progressive: %s)',
    async (progressive) => {
      const body = overwrite(await buildPattern({ progressive }), foreign)
      const { fileId, damage } = await uploadOne(node, alice, body)
      expect(damage).toBe(1)
      await expect(publish(fileId)).rejects.toMatchObject({ code: 5116 })
      await callAs(node, alice, NewPublish.SaveDraft, { publishType: 1, pictures: [{ fileId }] })
      await callAs(node, alice, FileUpload.AcceptDamage, { fileId })
      await publish(fileId)
    },
  )

  it.each([false, true])(
    'that breaks off late is asked about, too, and gets all its copies (progressive: %s)',
    async (progressive) => {
      const { fileId, damage } = await uploadOne(node, alice, cut(await buildPattern({ progressive }), 0.9))
      expect(damage).toBe(1)
      await expect(publish(fileId)).rejects.toMatchObject({ code: 5116 })
      await callAs(node, alice, FileUpload.AcceptDamage, { fileId })
      await publish(fileId)
      // All further copies are made of the same original.
      await makeAvif(node.app, fileId)
      const row = await node.app.db
        .selectFrom('stored_file')
        .select(['webp_sizes', 'avif_sizes'])
        .where('id', '=', fileId)
        .executeTakeFirstOrThrow()
      expect(row.avif_sizes).toEqual(row.webp_sizes)
    },
  )

  it('of which most is missing is refused, and everything that breaks off where nobody is asked', async () => {
    const whole = await buildPattern()
    const refusal = async (share: number, useType: number) => {
      const files = [{ fileName: 'cut.jpg', body: cut(whole, share) }]
      return (await postFiles(node, alice, files, useType)).body.error?.code
    }
    expect(await refusal(0.4, 1)).toBe(5117)
    expect(await refusal(0.9, 2)).toBe(5104)
  })

  it('is not one that is whole', async () => {
    for (const options of [{}, { progressive: true }]) {
      const { fileId, damage } = await uploadOne(node, alice, await buildPattern(options))
      expect(damage).toBe(0)
      await publish(fileId)
    }
  })
})

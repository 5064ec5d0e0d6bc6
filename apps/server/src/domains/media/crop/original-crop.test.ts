import { errorCatalogue, NewPublish, Picture, type Audience } from '@guangquan/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPicture, cameraExif } from '../../../testing/pictures/build-picture.ts'
import { builtInProfile, tagPng } from '../../../testing/pictures/colour-profile.ts'
import { uploadOne } from '../../../testing/pictures/post-files.ts'
import type { Browser } from '../../../testing/call-as.ts'
import { callAs } from '../../../testing/call-as.ts'
import { buildMember } from '../../../testing/people.ts'
import { buildBlock } from '../../../testing/posts.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

let node: TestApp
let alice: Browser
let bob: Browser
beforeAll(async () => {
  node = await openTestApp()
  alice = await buildMember(node, { nickName: '林小满' })
  bob = await buildMember(node)
})
afterAll(() => node.close())

interface Choices {
  largeOpen?: boolean
  watermark?: 0 | 1 | 2
  exposeUser?: Audience[]
}

/** A published photograph. */
async function publish(body: Buffer, { exposeUser = [1, 2, 3], ...choices }: Choices = {}) {
  const { fileId } = await uploadOne(node, alice, body)
  const pictures = [{ fileId, largeOpen: true, ...choices }]
  const { id } = await callAs(node, alice, NewPublish.Publish, { publishType: 1, pictures, exposeUser })
  const post = await callAs(node, alice, NewPublish.Detail, { id })
  return { postId: id, pictureId: post.pictures[0]?.id ?? '' }
}

const cropOf = (as: Browser, pictureId: string) =>
  callAs(node, as, Picture.GetOriginalCrop, { id: pictureId })

async function read(as: Browser, pictureId: string, name: string) {
  const { url, query } = await cropOf(as, pictureId)
  return node.server.inject({ url: `${url}/${name}.webp${query}` })
}

/** Four areas of plain colour, clockwise from the upper left: red, green, blue, white. */
async function quarters(orientation?: number): Promise<Buffer> {
  const area = (background: string) => ({
    create: { width: 1280, height: 768, channels: 3 as const, background },
  })
  const picture = sharp({
    create: { width: 2560, height: 1536, channels: 3, background: '#ff0000' },
  }).composite([
    { input: area('#00ff00'), left: 1280, top: 0 },
    { input: area('#0000ff'), left: 1280, top: 768 },
    { input: area('#ffffff'), left: 0, top: 768 },
  ])
  const body = await picture.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer()
  return orientation === undefined
    ? body
    : sharp(body).withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer()
}

async function colourOf(body: Buffer): Promise<number[]> {
  const { channels } = await sharp(body).stats()
  return channels.slice(0, 3).map(({ mean }) => Math.round(mean / 16) * 16)
}

test('a member reads a part of the original pixel by pixel, without metadata', async () => {
  const { pictureId } = await publish(await buildPicture({ width: 3000, height: 2000, exif: cameraExif }))
  const crop = await cropOf(bob, pictureId)
  expect(crop).toMatchObject({ width: 3000, height: 2000 })
  const response = await read(bob, pictureId, '2816-1792-512-512')
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toBe('image/webp')
  expect(response.headers['cache-control']).toMatch(/^private, max-age=\d+$/)
  const { width, height, exif, xmp, icc, format } = await sharp(response.rawPayload).metadata()
  // As far as the photograph goes.
  expect({ width, height, exif, xmp, format }).toEqual({
    width: 184,
    height: 208,
    exif: undefined,
    xmp: undefined,
    format: 'webp',
  })
  expect(icc).toBeDefined()
  const { etag } = response.headers
  const { url, query } = crop
  const again = await node.server.inject({
    url: `${url}/2816-1792-512-512.webp${query}`,
    headers: { 'if-none-match': String(etag) },
  })
  expect(again.statusCode).toBe(304)
})

test('the part is the one that was asked for, also of a turned photograph', async () => {
  const plain = await publish(await quarters())
  expect(await colourOf((await read(bob, plain.pictureId, '0-0-256-256')).rawPayload)).toEqual([256, 0, 0])
  expect(await colourOf((await read(bob, plain.pictureId, '2304-256-256-256')).rawPayload)).toEqual([
    0, 256, 0,
  ])
  // Turned by 90° clockwise the white quarter, lower left in the file, is upper left.
  const turned = await publish(await quarters(6))
  expect(await cropOf(bob, turned.pictureId)).toMatchObject({ width: 1536, height: 2560 })
  expect(await colourOf((await read(bob, turned.pictureId, '0-256-256-256')).rawPayload)).toEqual([
    256, 256, 256,
  ])
  expect(await colourOf((await read(bob, turned.pictureId, '1024-256-256-256')).rawPayload)).toEqual([
    256, 0, 0,
  ])
})

test('a photograph with wide colours has them in Display P3, and its colours in sRGB', async () => {
  const p3 = await builtInProfile('p3')
  const png = await sharp({ create: { width: 1024, height: 1024, channels: 3, background: '#00ff00' } })
    .png()
    .toBuffer()
  const { pictureId } = await publish(tagPng(png, p3))
  const wide = await sharp((await read(bob, pictureId, 'p3-0-0-256-256')).rawPayload).metadata()
  expect(wide.icc?.equals(p3)).toBe(true)
  const narrow = await read(bob, pictureId, '0-0-256-256')
  expect((await sharp(narrow.rawPayload).metadata()).icc?.equals(p3)).toBe(false)
  const { pictureId: plain } = await publish(await buildPicture({ width: 1300, height: 1000 }))
  expect((await read(bob, plain, 'p3-0-0-256-256')).statusCode).toBe(404)
})

test('every part carries the watermark', async () => {
  const white = await sharp({ create: { width: 2048, height: 1536, channels: 3, background: '#808080' } })
    .jpeg()
    .toBuffer()
  const { pictureId } = await publish(white, { watermark: 1 })
  for (const name of ['0-0-512-512', '1024-512-256-256']) {
    const { channels } = await sharp((await read(bob, pictureId, name)).rawPayload).stats()
    expect(channels[0]?.stdev, name).toBeGreaterThan(1)
  }
})

test('it is for those with whom the author shares the photograph large, and for the author', async () => {
  const { pictureId } = await publish(await buildPicture(), { largeOpen: false })
  expect(await cropOf(bob, pictureId)).toMatchObject({ url: null, width: 1600, height: 1200 })
  expect((await read(alice, pictureId, '0-0-256-256')).statusCode).toBe(200)
  await expect(callAs(node, null, Picture.GetOriginalCrop, { id: pictureId })).rejects.toMatchObject({
    code: errorCatalogue.TokenInvalid.code,
  })
})

test('who may not see the post gets no address', async () => {
  const carol = await buildMember(node)
  const restricted = await publish(await buildPicture(), { exposeUser: [] })
  await expect(cropOf(bob, restricted.pictureId)).rejects.toMatchObject({
    code: errorCatalogue.ContentNotFound.code,
  })
  expect((await read(alice, restricted.pictureId, '0-0-256-256')).statusCode).toBe(200)
  const open = await publish(await buildPicture())
  await buildBlock(node, alice, carol)
  await expect(cropOf(carol, open.pictureId)).rejects.toMatchObject({
    code: errorCatalogue.ContentNotFound.code,
  })
  await callAs(node, alice, NewPublish.DeletePublish, { id: open.postId })
  await expect(cropOf(bob, open.pictureId)).rejects.toMatchObject({
    code: errorCatalogue.ContentNotFound.code,
  })
})

test('an address ends with its post, with its time, and opens nothing else', async () => {
  const { postId, pictureId } = await publish(await buildPicture({ width: 2400, height: 1600 }))
  const { url, query } = await cropOf(bob, pictureId)
  const get = async (path: string) => (await node.server.inject({ url: path })).statusCode
  expect(await get(`${url}/0-0-256-256.webp${query}`)).toBe(200)
  expect(await get(`${url}/0-0-256-256.webp`)).toBe(404)
  expect(await get(`${url?.replace(/original$/, '3840.webp')}${query}`)).toBe(404)
  const member = (await callAs(node, bob, NewPublish.Detail, { id: postId })).pictures[0]?.urlFull ?? ''
  expect(await get(`${url}/0-0-256-256.webp?${member.split('?')[1]}`)).toBe(404)
  // Off the grid, too large, outside, not a part.
  for (const name of ['1-0-256-256', '0-0-4864-256', '2560-0-256-256', '0-0-0-256', '-256-0-256-256', '2160'])
    expect(await get(`${url}/${name}.webp${query}`), name).toBe(404)
  await callAs(node, alice, NewPublish.DeletePublish, { id: postId })
  expect(await get(`${url}/0-0-256-256.webp${query}`)).toBe(404)

  const other = await publish(await buildPicture())
  const address = await cropOf(bob, other.pictureId)
  node.advance(31 * 60_000)
  expect(await get(`${address.url}/0-0-256-256.webp${address.query}`)).toBe(404)
})

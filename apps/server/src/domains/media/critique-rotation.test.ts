import { NewPublish } from '@guangquan/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, type Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { uploadOne } from '../../testing/pictures/post-files.ts'

let node: TestApp
let author: Browser
let bob: Browser
beforeAll(async () => {
  node = await openTestApp()
  author = await buildMember(node)
  bob = await buildMember(node)
})
afterAll(() => node.close())

/** An upright picture of 1400×2400 with a red patch at the critiqued position, stored rotated as cameras do. */
const region = { x: 0.5, y: 0.125, width: 0.25, height: 0.0625 }
const upright = { width: 1400, height: 2400 }
async function buildRotated(orientation: number, degrees: number): Promise<Buffer> {
  const patch = await sharp({
    create: {
      width: upright.width * region.width,
      height: upright.height * region.height,
      channels: 3,
      background: '#d01010',
    },
  })
    .png()
    .toBuffer()
  const standing = await sharp({ create: { ...upright, channels: 3, background: '#1040a0' } })
    .composite([{ input: patch, left: upright.width * region.x, top: upright.height * region.y }])
    .png()
    .toBuffer()
  return sharp(standing).rotate(degrees).withMetadata({ orientation }).jpeg({ quality: 92 }).toBuffer()
}

/** The average colour of a rectangle of a copy, given as fractions of it. */
async function colourIn(body: Buffer, part: typeof region): Promise<{ red: number; blue: number }> {
  const { width, height } = await sharp(body).metadata()
  // Slightly inside: in smaller copies the edge of a patch is blended.
  const box = {
    left: Math.ceil((part.x + part.width * 0.1) * width),
    top: Math.ceil((part.y + part.height * 0.1) * height),
    width: Math.floor(part.width * 0.8 * width),
    height: Math.floor(part.height * 0.8 * height),
  }
  const { channels } = await sharp(await sharp(body).extract(box).png().toBuffer()).stats()
  return { red: channels[0]?.mean ?? 0, blue: channels[2]?.mean ?? 0 }
}

test.each([
  [6, 270],
  [8, 90],
  [3, 180],
])(
  'a rectangle marks the same part of the upright picture in every copy, orientation %i',
  async (orientation, degrees) => {
    const { fileId, width, height } = await uploadOne(node, author, await buildRotated(orientation, degrees))
    expect({ width, height }).toEqual(upright)
    const { id } = await callAs(node, author, NewPublish.Publish, {
      publishType: 1,
      pictures: [{ fileId }],
      critiqueOpen: true,
    })
    const [picture] = (await callAs(node, bob, NewPublish.Detail, { id })).pictures
    if (picture === undefined) return expect.fail('no picture')
    expect({ width: picture.width, height: picture.height }).toEqual(upright)
    const critique = { pictureId: picture.id, rubric: 2 as const, region }
    await callAs(node, bob, NewPublish.Reply, { publishId: id, text: '这里再压半档', critique })
    const [stored] = await callAs(node, null, NewPublish.GetCritiqueList, { publishId: id })
    const place = stored?.critique?.region ?? expect.fail('no region')
    expect(place).toEqual(region)
    for (const url of [picture.url480, picture.url1080, picture.url2048 ?? expect.fail('no large copy')]) {
      const { rawPayload } = await node.server.inject({ url, headers: { accept: 'image/webp' } })
      const { width: wide, height: tall } = await sharp(rawPayload).metadata()
      expect(Math.abs(wide / tall - upright.width / upright.height)).toBeLessThan(0.005)
      const inside = await colourIn(rawPayload, place)
      expect(inside.red).toBeGreaterThan(180)
      expect(inside.blue).toBeLessThan(60)
      const beside = await colourIn(rawPayload, { ...place, y: 1 - place.y - place.height })
      expect(beside.red).toBeLessThan(60)
    }
  },
)

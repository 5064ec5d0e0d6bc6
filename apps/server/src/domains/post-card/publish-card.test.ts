import { maxCardPictures, NewPublish, PublishCard, PublishItem } from '@guangquan/contract'
import * as z from 'zod'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, callRaw, type Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { buildFile } from '../../testing/posts.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let node: TestApp
let author: Browser
let reader: Browser

beforeAll(async () => {
  node = await openTestApp()
  author = await buildMember(node)
  reader = await buildMember(node)
})
afterAll(() => node.close())

const shot = { fNumber: 2.8, focalLength: 35, iso: 400 }
const maxBytes = 1200

async function publish(count: number, more: object = {}): Promise<string> {
  const pictures = []
  for (let at = 0; at < count; at++) {
    pictures.push({ fileId: await buildFile(node, author, shot), title: '雨后', alt: '雨后的街道' })
  }
  const { id } = await callAs(node, author, NewPublish.Publish, { publishType: 1, pictures, ...more })
  node.advance(1000)
  return id
}

const Newest = z.object({ items: z.array(z.looseObject({ pictures: z.array(z.looseObject({})) })) })

/** The newest post as the feed sends it. */
async function sentTo(as: Browser | null) {
  const { body } = await callRaw(node, as, NewPublish.GetFeed, { tab: 3, maxResultCount: 1 })
  const [card] = Newest.parse(body.result).items
  if (card === undefined) throw new Error('the feed is empty')
  return card
}

test('a card leaves out what is empty, and its page has every field', async () => {
  const id = await publish(1)
  const card = await sentTo(reader)
  expect(Object.values(card)).not.toContain(null)
  expect(Object.values(card.pictures[0] ?? {})).not.toContain(null)
  expect(card.pictures[0]?.['exif']).toEqual(shot)
  expect(Buffer.byteLength(JSON.stringify(card))).toBeLessThan(maxBytes)
  const required = Object.entries(PublishCard.shape).filter(([, field]) => !(field instanceof z.ZodOptional))
  expect(Object.keys(card)).toEqual(expect.arrayContaining(required.map(([name]) => name)))
  const { body } = await callRaw(node, reader, NewPublish.Detail, { id })
  expect(Object.keys(Object(body.result)).toSorted()).toEqual(Object.keys(PublishItem.shape).toSorted())
})

test('a card has what is not empty', async () => {
  await publish(1, { tags: ['街拍'], place: '杭州', aiMark: 2, critiqueOpen: true, exposeUser: [1, 2] })
  const filled = { tags: ['街拍'], place: '杭州', aiMark: 2, critiqueOpen: true }
  expect(await sentTo(author)).toMatchObject({ ...filled, isAuthor: true, exposeUser: [1, 2] })
})

test('who else may see a post is told on its page, and on the cards of its author', async () => {
  const id = await publish(1)
  expect(await sentTo(author)).toMatchObject({ exposeUser: [1, 2, 3] })
  expect(await sentTo(reader)).not.toHaveProperty('exposeUser')
  expect((await callAs(node, reader, NewPublish.Detail, { id })).exposeUser).toEqual([1, 2, 3])
})

test('a card has the photographs it can show, their number, and the exposure of the first', async () => {
  const id = await publish(maxCardPictures + 2)
  const { pictures, pictureCount } = await sentTo(reader)
  expect(pictures).toHaveLength(maxCardPictures)
  expect(pictureCount).toBe(maxCardPictures + 2)
  expect(pictures.map((picture) => 'exif' in picture)).toEqual(pictures.map((_, at) => at === 0))
  const detail = await callAs(node, reader, NewPublish.Detail, { id })
  expect(detail.pictures).toHaveLength(maxCardPictures + 2)
  for (const { exif } of detail.pictures) expect(exif).toMatchObject(shot)
})

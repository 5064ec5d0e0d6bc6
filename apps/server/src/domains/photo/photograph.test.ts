import { v7 as uuid } from 'uuid'
import { NewPublish, Picture, errorCatalogue, type MethodInput } from '@guangquan/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, type Browser } from '../../testing/call-as.ts'
import { setConfig } from '../../testing/config.ts'
import { buildMember } from '../../testing/people.ts'
import { buildPost } from '../../testing/posts.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { uploadOne } from '../../testing/uploads.ts'
import { setWords } from '../../testing/word-list.ts'
import { seedGearCatalogue } from '../gear-catalogue/index.ts'

let node: TestApp
let author: Browser
let bob: Browser
beforeAll(async () => {
  node = await openTestApp()
  await seedGearCatalogue(node.app.db)
  author = await buildMember(node, { nickName: '林小满', level: 4 })
  bob = await buildMember(node)
})
afterAll(() => node.close())

const code = (name: keyof typeof errorCatalogue) => ({ code: errorCatalogue[name].code })

async function upload(as: Browser, software = 'Adobe Photoshop'): Promise<string> {
  const body = await sharp({ create: { width: 1500, height: 1000, channels: 3, background: '#667788' } })
    .withExif({
      IFD0: { Make: 'Canon', Model: 'Canon EOS R5', Software: software },
      IFD2: { FNumber: '28/10' },
    })
    .jpeg()
    .toBuffer()
  return (await uploadOne(node, as, body)).fileId
}
type Input = Extract<MethodInput<typeof NewPublish.Publish>, { publishType: 1 }>
type PictureInput = Input['pictures'][number]

async function publish(change: Partial<PictureInput> = {}, post: Partial<Input> = {}, as = author) {
  const { id } = await callAs(node, as, NewPublish.Publish, {
    publishType: 1,
    pictures: [{ fileId: await upload(as), ...change }],
    ...post,
  })
  return id
}
const detail = (id: string, as: Browser | null = bob) => callAs(node, as, NewPublish.Detail, { id })

test('the data of a photograph are on its page', async () => {
  const id = await publish({
    licence: 4,
    watermark: 1,
    exifEdits: { film: 'Kodak Portra 400', fNumber: 5.6, lens: 'Helios 44-2' },
    exifHidden: ['software'],
  })
  const [picture] = (await detail(id)).pictures
  expect(picture).toMatchObject({
    licence: 4,
    exif: { film: 'Kodak Portra 400', fNumber: 5.6, lensName: 'Helios 44-2', software: null, source: 2 },
  })
  // The watermarked copy exists when the call returns.
  expect(picture?.url1080).toMatch(/1080m1\.webp$/)
  expect((await node.server.inject(picture?.url1080 ?? '')).statusCode).toBe(200)
  const [plain] = (await detail(await publish())).pictures
  expect(plain).toMatchObject({ licence: 1, exif: { source: 1, hand: [] }, p3: null, urlFull: null })
})

test('the wall finds a photograph by corrected values, and not by the file’s', async () => {
  const id = await publish({ exifEdits: { fNumber: 11 } })
  const found = async (fMin: number, fMax: number) =>
    (await callAs(node, bob, Picture.GetList, { sort: 'new', fMin, fMax })).items.map(
      (tile) => tile.publishId,
    )
  expect(await found(10.5, 11.5)).toContain(id)
  expect(await found(2.7, 2.9)).not.toContain(id)
})

test('a tiled watermark requires level 4 where levels gate', async () => {
  const beginner = await buildMember(node, { level: 3 })
  await setConfig(node, 'level.gates', false)
  await publish({ watermark: 2 }, {}, beginner)
  await setConfig(node, 'level.gates', undefined)
  await expect(publish({ watermark: 2 }, {}, beginner)).rejects.toMatchObject(code('LevelTooLow'))
  await publish({ watermark: 2 })
})

test('the word list checks manual camera data', async () => {
  await setWords(node, { block: ['加微信'], review: [] })
  await expect(publish({ exifEdits: { film: '买胶卷加微信' } })).rejects.toMatchObject(code('ContentRefused'))
  await setWords(node, {})
})

test.each([
  ['declared and found nothing', 1, 'Adobe Photoshop', { aiMark: 1, aiSuspected: false }],
  ['declared alone', 3, 'Adobe Photoshop', { aiMark: 3, aiSuspected: false }],
  ['found alone', 1, 'Midjourney 7', { aiMark: 2, aiSuspected: true }],
  ['found, less declared', 2, 'Midjourney 7', { aiMark: 2, aiSuspected: true }],
  ['found and declared', 3, 'Midjourney 7', { aiMark: 3, aiSuspected: false }],
] as const)('AI: %s', async (_, aiMark, software, shown) => {
  const fileId = await upload(author, software)
  expect(await detail(await publish({ fileId }, { aiMark }))).toMatchObject(shown)
})

test.each([
  ['an aperture of nothing', { fNumber: 0 }],
  ['a shutter of an hour and a day', { exposureSeconds: 90_000 }],
  ['a day that is none', { shotDate: '2026-02-31x' }],
  ['a year before cameras had sensors', { shotDate: '1899-01-01' }],
  ['a name too long', { film: '光'.repeat(61) }],
])('%s is refused', async (_, exifEdits) => {
  await expect(publish({ exifEdits })).rejects.toMatchObject(code('BadInput'))
})

test('a draft stores all of it', async () => {
  const choices = {
    licence: 2,
    watermark: 1,
    largeOpen: true,
    timeOpen: true,
    exifEdits: { film: 'HP5' },
  } as const
  const album = await callAs(node, author, Picture.SaveAlbum, { name: '草稿里的' })
  const { id } = await callAs(node, author, NewPublish.SaveDraft, {
    publishType: 1,
    pictures: [{ fileId: await upload(author), ...choices }],
    aiMark: 2,
    critiqueOpen: true,
    albumIds: [album.id],
  })
  const draft = await callAs(node, author, NewPublish.GetDraft, { id })
  expect(draft).toMatchObject({ pictures: [choices], aiMark: 2, critiqueOpen: true, albumIds: [album.id] })
})

test('gear is suggested by any words of its name', async () => {
  const found = await callAs(node, author, Picture.SuggestGear, { kind: 'camera', keyword: 'r5 canon' })
  expect(found.map((gear) => gear.name)).toContain('Canon EOS R5')
  expect(await callAs(node, author, Picture.SuggestGear, { kind: 'lens', keyword: '没有的' })).toEqual([])
})

test('albums contain photographs of their owner, shown to others as far as they may see them', async () => {
  const album = await callAs(node, author, Picture.SaveAlbum, { name: '雾里' })
  const open = await publish({}, { albumIds: [album.id] })
  const closed = await buildPost(node, author, { exposeUser: [] })
  const pictureIds = await Promise.all(
    [open, closed].map(async (id) => (await detail(id, author)).pictures[0]?.id ?? ''),
  )
  const put = (as: Browser, on: boolean) =>
    callAs(node, as, Picture.PutInAlbum, { id: album.id, pictureIds, on })
  expect(await put(author, true)).toEqual({ count: 2 })
  expect(await put(author, true)).toEqual({ count: 2 })
  const list = async (as: Browser | null) =>
    (await callAs(node, as, Picture.GetAlbumList, { userId: author.userId })).find(
      (one) => one.id === album.id,
    )
  expect(await list(author)).toEqual({ id: album.id, name: '雾里', count: 2 })
  expect(await list(bob)).toMatchObject({ count: 1 })
  expect(await list(null)).toMatchObject({ count: 1 })

  await expect(put(bob, true)).rejects.toMatchObject(code('ContentNotFound'))
  const own = await callAs(node, bob, Picture.SaveAlbum, { name: '雾里' })
  await expect(
    callAs(node, bob, Picture.PutInAlbum, { id: own.id, pictureIds, on: true }),
  ).rejects.toMatchObject(code('ContentNotFound'))
  await expect(publish({}, { albumIds: [album.id] }, bob)).rejects.toMatchObject(code('ContentNotFound'))

  expect(await put(author, false)).toEqual({ count: 0 })
  expect(await list(bob)).toBeUndefined()
  expect(await list(author)).toMatchObject({ count: 0 })
})

test('albums have unique names, at most a hundred', async () => {
  const carol = await buildMember(node)
  const { id } = await callAs(node, carol, Picture.SaveAlbum, { name: 'Alps' })
  await expect(callAs(node, carol, Picture.SaveAlbum, { name: 'alps' })).rejects.toMatchObject(
    code('AlbumNameTaken'),
  )
  await callAs(node, carol, Picture.SaveAlbum, { id, name: 'ALPS' })
  await node.app.db
    .insertInto('album')
    .values(
      Array.from({ length: 98 }, (_, place) => ({ id: uuid(), member_id: carol.userId, name: `${place}` })),
    )
    .execute()
  // Two tabs want the last place.
  const last = await Promise.allSettled(
    ['甲', '乙', '丙'].map((name) => callAs(node, carol, Picture.SaveAlbum, { name })),
  )
  expect(last.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
  await callAs(node, carol, Picture.DeleteAlbum, { id })
  await callAs(node, carol, Picture.SaveAlbum, { name: '又有空了' })
})

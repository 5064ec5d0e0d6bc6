import { existsSync } from 'node:fs'
import { errorCatalogue, StaffBanner, SysBaseInfo, type MethodInput } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, callRaw } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { buildStaff, type StaffBrowser } from '../../testing/staff.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { buildPicture } from '../../testing/uploads.ts'
import { seedBanners } from './seed-banners.ts'

let node: TestApp
let editor: StaffBrowser
beforeAll(async () => {
  node = await openTestApp()
  await seedBanners(node.app.db)
  editor = await buildStaff(node, ['activityOperator'])
})
afterAll(() => node.close())

test('banners of the home page link to the two shops, then to pages of the site; a click is counted', async () => {
  const banners = await callAs(node, null, SysBaseInfo.GetBannerList, { adPlace: 2 })
  const { shops } = await callAs(node, null, SysBaseInfo.GetSiteSettings, {})
  expect(banners.slice(0, 2).map(({ link }) => link)).toEqual(shops.map(({ url }) => url))
  expect(banners.slice(2).map(({ link }) => link)).toEqual([
    '/post/photo',
    '/post/photo?secMin=1&sort=hot',
    '/user/release',
  ])
  const besidePhotos = await callAs(node, null, SysBaseInfo.GetBannerList, { adPlace: 3 })
  expect(besidePhotos.map(({ link }) => link)).toEqual(['/post/lens-compare', '/article'])
  for (const { imageUrl, imageMobileUrl } of [...banners, ...besidePhotos])
    for (const picture of [imageUrl, imageMobileUrl])
      expect(existsSync(new URL(`../../../../web/public${picture}`, import.meta.url)), picture).toBe(true)
  const id = banners[0]?.id ?? ''
  await callAs(node, null, SysBaseInfo.ClickBanner, { id })
  await callAs(node, await buildMember(node), SysBaseInfo.ClickBanner, { id })
  const row = await node.app.db
    .selectFrom('banner')
    .where('id', '=', id)
    .select('click_count')
    .executeTakeFirstOrThrow()
  expect(row.click_count).toBe(2)
  const { body } = await callRaw(node, null, SysBaseInfo.ClickBanner, { id: crypto.randomUUID() })
  expect(body.error?.code).toBe(errorCatalogue.ContentNotFound.code)
})

test('a banner is shown only within its period', async () => {
  const at = (days: number) => new Date(node.app.now().getTime() + days * 24 * 3600_000)
  const banner = (shown_from: Date | null, shown_to: Date | null) => ({
    id: crypto.randomUUID(),
    ad_place: 1,
    title: '',
    image_url: '/a.svg',
    image_mobile_url: '/a.svg',
    link: '/',
    shown_from,
    shown_to,
  })
  const shown = [banner(null, null), banner(at(-1), at(1)), banner(at(-1), null)]
  const hidden = [banner(at(1), null), banner(null, at(-1))]
  await node.app.db
    .insertInto('banner')
    .values([...shown, ...hidden])
    .execute()
  const listed = await callAs(node, null, SysBaseInfo.GetBannerList, { adPlace: 1 })
  expect(listed.map((one) => one.id).toSorted()).toEqual(shown.map((one) => one.id).toSorted())
})

const sizes = { wide: { width: 1900, height: 600 }, narrow: { width: 760, height: 430 } }

async function upload(kind: 'wide' | 'narrow', size: { width: number; height: number } = sizes[kind]) {
  const content = (await buildPicture(size)).toString('base64')
  return callRaw(node, editor, StaffBanner.Upload, { kind, fileName: 'banner.jpg', content })
}

async function uploadBoth() {
  const read = ({ body }: Awaited<ReturnType<typeof upload>>) => StaffBanner.Upload.output.parse(body.result)
  return { wide: read(await upload('wide')), narrow: read(await upload('narrow')) }
}

const fields: Omit<MethodInput<typeof StaffBanner.Create>, 'wideFileId' | 'narrowFileId'> = {
  place: 1,
  title: '秋天的光',
  link: '/post/photo',
  sort: 1,
  from: null,
  to: null,
  isOpen: true,
}
const shown = async () => callAs(node, null, SysBaseInfo.GetBannerList, { adPlace: 1 })

test('a banner with its two pictures is shown to members within its period, until it is closed', async () => {
  await node.app.db.deleteFrom('banner').where('ad_place', '=', 1).execute()
  const { wide, narrow } = await uploadBoth()
  const now = node.app.now().getTime()
  const made = await callAs(node, editor, StaffBanner.Create, {
    ...fields,
    from: now + 3600_000,
    to: now + 3 * 3600_000,
    wideFileId: wide.fileId,
    narrowFileId: narrow.fileId,
  })
  expect(made).toMatchObject({ imageUrl: wide.url, imageMobileUrl: narrow.url, version: 1, clickCount: 0 })
  expect(await shown()).toEqual([])
  await node.app.db
    .updateTable('banner')
    .set({ shown_from: new Date(now - 1000) })
    .where('id', '=', made.id)
    .execute()
  expect(await shown()).toEqual([
    { id: made.id, title: fields.title, link: fields.link, imageUrl: wide.url, imageMobileUrl: narrow.url },
  ])
  const picture = await node.server.inject({ url: wide.url })
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp'])
  const save = (change: { isOpen?: boolean; to?: number }, version: number) =>
    callAs(node, editor, StaffBanner.Save, { ...fields, id: made.id, ...change, version })
  await save({ to: now - 1 }, 1)
  expect(await shown()).toEqual([])
  await save({}, 2)
  expect(await shown()).toHaveLength(1)
  await save({ isOpen: false }, 3)
  expect(await shown()).toEqual([])
  const { items } = await callAs(node, editor, StaffBanner.GetList, { place: 1 })
  expect(items).toEqual([expect.objectContaining({ id: made.id, isOpen: false, version: 4 })])
})

test('of two editors the second learns who was first; a replaced picture is released', async () => {
  const first = await uploadBoth()
  const { id } = await callAs(node, editor, StaffBanner.Create, {
    ...fields,
    wideFileId: first.wide.fileId,
    narrowFileId: first.narrow.fileId,
  })
  const other = await uploadBoth()
  const change = { ...fields, id, wideFileId: other.wide.fileId, version: 1 }
  const saved = await callAs(node, editor, StaffBanner.Save, change)
  expect(saved).toMatchObject({ imageUrl: other.wide.url, imageMobileUrl: first.narrow.url })
  const usedAt = async (fileId: string) => {
    const file = node.app.db.selectFrom('stored_file').select('used_at').where('id', '=', fileId)
    return (await file.executeTakeFirstOrThrow()).used_at
  }
  expect(await usedAt(first.wide.fileId)).toBeNull()
  expect(await usedAt(first.narrow.fileId)).not.toBeNull()
  const late = await callRaw(node, editor, StaffBanner.Save, change)
  expect(late.body.error).toMatchObject({
    code: errorCatalogue.ChangedMeanwhile.code,
    message: expect.stringContaining(editor.name),
  })
})

test('what is no picture, too small, or of another use is refused', async () => {
  const { BackgroundTooSmall, FileTypeRefused, UploadNotFound, BadInput } = errorCatalogue
  expect((await upload('wide', { width: 800, height: 250 })).body.error?.code).toBe(BackgroundTooSmall.code)
  const noPicture = {
    kind: 'wide' as const,
    fileName: 'a.jpg',
    content: Buffer.from('text').toString('base64'),
  }
  const refused = await callRaw(node, editor, StaffBanner.Upload, noPicture)
  expect(refused.body.error?.code).toBe(FileTypeRefused.code)
  const { wide } = await uploadBoth()
  const swapped = { ...fields, wideFileId: wide.fileId, narrowFileId: wide.fileId }
  const { body } = await callRaw(node, editor, StaffBanner.Create, swapped)
  expect(body.error?.code).toBe(UploadNotFound.code)
  for (const link of ['javascript:alert(1)', '//evil.example', '/\\evil.example', 'http://a.example']) {
    const unsafe = await callRaw(node, editor, StaffBanner.Create, { ...swapped, link })
    expect(unsafe.body.error?.code, link).toBe(BadInput.code)
  }
})

test('clicks are counted by day', async () => {
  const [banner] = await callAs(node, null, SysBaseInfo.GetBannerList, { adPlace: 3 })
  const id = banner?.id ?? ''
  await callAs(node, null, SysBaseInfo.ClickBanner, { id })
  node.advance(24 * 3600_000)
  await callAs(node, null, SysBaseInfo.ClickBanner, { id })
  await callAs(node, null, SysBaseInfo.ClickBanner, { id })
  const { days } = await callAs(node, await buildStaff(node, ['moderator']), StaffBanner.GetClicks, { id })
  expect(days.map(({ clicks }) => clicks)).toEqual([1, 2])
  expect(days[0]?.day).toMatch(/^\d{4}-\d\d-\d\d$/)
})

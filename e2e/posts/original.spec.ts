import { readFile } from 'node:fs/promises'
import type { Download, Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../support/fixtures.ts'
import { makePost, postPath } from '../support/make-post.ts'
import { fingerOn } from '../support/touch.ts'

const sides = { width: 4000, height: 3000 }

async function openViewer(page: Page, id: string): Promise<Locator> {
  await page.goto(postPath(id))
  await page.getByRole('button', { name: '查看大图' }).click()
  const viewer = page.getByRole('dialog', { name: '查看大图' })
  await expect(viewer).toBeVisible()
  return viewer
}

/** The loaded part of the original: its pixels and its width on the screen. */
async function partOf(viewer: Locator) {
  const part = viewer.locator('.viewer-part[data-loaded]')
  await expect(part).toHaveCount(1)
  return part.evaluate((image) => {
    if (!(image instanceof HTMLImageElement)) throw new Error('no image')
    return { src: image.currentSrc, natural: image.naturalWidth, shown: image.getBoundingClientRect().width }
  })
}

test('at 100 % the viewer shows the original’s own pixels and follows a drag', async ({
  memberPage: page,
  person,
}) => {
  const id = await makePost(await person('neighbour'), { sides, largeOpen: true, title: '一比一' })
  const viewer = await openViewer(page, id)
  const stage = viewer.getByRole('group', { name: /^第 1 张/ })
  await stage.dblclick()
  await expect(viewer.getByRole('button', { name: /^当前 100%/ })).toBeVisible()
  await expect(viewer.getByText('原图 4000 × 3000')).toBeVisible()
  const first = await partOf(viewer)
  const density = await page.evaluate(() => devicePixelRatio)
  expect(first.shown * density).toBeCloseTo(first.natural, 0)

  await page.mouse.move(500, 400)
  await page.mouse.down()
  await page.mouse.move(100, 200, { steps: 5 })
  await page.mouse.up()
  await expect.poll(async () => (await partOf(viewer)).src).not.toBe(first.src)

  await page.keyboard.press('0')
  await expect(viewer.locator('.viewer-part')).toHaveCount(0)
  await page.keyboard.press('1')
  await expect(viewer.getByRole('status').first()).toHaveText('100%，原图 4000 × 3000')
})

test('two taps show 100 % on a touch screen, and two more the whole photograph', async ({
  openAs,
  person,
}) => {
  const page = await openAs('member', { viewport: { width: 390, height: 844 }, hasTouch: true })
  const id = await makePost(await person('neighbour'), { sides, largeOpen: true, hue: 90 })
  const viewer = await openViewer(page, id)
  const finger = await fingerOn(page)
  await finger.doubleTap([200, 400])
  await expect(viewer.getByRole('button', { name: /^当前 100%/ })).toBeVisible()
  await partOf(viewer)
  await finger.doubleTap([200, 400])
  await expect(viewer.locator('.viewer-part')).toHaveCount(0)
})

test('whoever may not see the original is told what 100 % shows', async ({
  memberPage: page,
  openAs,
  person,
}) => {
  const id = await makePost(await person('neighbour'), { sides, hue: 180 })
  const viewer = await openViewer(page, id)
  await page.keyboard.press('1')
  await expect(viewer.getByText('2160 像素的副本，作者没有开放原图', { exact: true })).toBeVisible()
  await expect(viewer.locator('.viewer-part')).toHaveCount(0)

  const visitor = await openAs('visitor')
  const seen = await openViewer(visitor, id)
  await visitor.keyboard.press('1')
  await expect(seen.getByText('2160 像素的副本，作者开放了原图的，登录后能看', { exact: true })).toBeVisible()
})

/** The sides of a downloaded JPEG. */
async function sidesOf(download: Download): Promise<number[]> {
  expect(download.suggestedFilename()).toMatch(/\.jpg$/)
  const { format, width, height } = await sharp(await readFile(await download.path())).metadata()
  expect(format).toBe('jpeg')
  return [width, height]
}

test('a photograph with a licence to copy it is downloaded as JPEG from the viewer and from the menu', async ({
  memberPage: page,
  person,
}) => {
  const id = await makePost(await person('neighbour'), { sides, licence: 2, hue: 270 })
  const viewer = await openViewer(page, id)
  const fromViewer = page.waitForEvent('download')
  await viewer.getByRole('button', { name: '下载 JPEG' }).click()
  expect(await sidesOf(await fromViewer)).toEqual([2160, 1620])
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await page.getByRole('button', { name: '更多操作' }).first().click()
  const fromMenu = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: '下载 JPEG' }).click()
  expect(await sidesOf(await fromMenu)).toEqual([2160, 1620])
})

test('a photograph with all rights reserved is downloaded by its author alone', async ({
  memberPage: page,
  openAs,
  person,
}) => {
  const id = await makePost(await person('neighbour'), { hue: 300 })
  const viewer = await openViewer(page, id)
  await expect(viewer.getByRole('button', { name: '直方图' })).toBeVisible()
  await expect(viewer.getByRole('button', { name: '下载 JPEG' })).toHaveCount(0)
  const own = await openViewer(await openAs('neighbour'), id)
  await expect(own.getByRole('button', { name: '下载 JPEG' })).toBeVisible()
})

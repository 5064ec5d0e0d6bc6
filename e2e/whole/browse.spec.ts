import { Picture } from '@guangquan/contract'
import type { BrowserContext, Page } from '@playwright/test'
import * as z from 'zod'
import { expect, test } from '../support/fixtures.ts'
import { signedCalls } from '../support/signed-calls.ts'
import { scrollThrough } from '../support/watch-frames.ts'

// As most people have it: with motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test.describe('the slider of 今日一幅', () => {
  for (const [width, slides] of [
    [390, 1],
    [768, 1.5],
    [1440, 1],
  ] as const) {
    test(`shows ${slides} at ${width} px, centred`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/')
      const region = page.getByRole('region', { name: '今日一幅' })
      const current = region.getByRole('group', { name: /^第 1 张/ })
      await expect(region.getByRole('button', { name: '下一张' })).toBeVisible()
      await expect
        .poll(async () => {
          const [window, slide] = await Promise.all([region.boundingBox(), current.boundingBox()])
          if (window === null || slide === null) return 'nothing'
          const offCentre = slide.x + slide.width / 2 - (window.x + window.width / 2)
          return {
            slides: Math.round((window.width / slide.width) * 10) / 10,
            centred: Math.abs(offCentre) < 2,
          }
        })
        .toEqual({ slides, centred: true })
      await region.getByRole('button', { name: '下一张' }).click()
      await expect(region.getByRole('button', { name: '第 2 张' })).toHaveAttribute('aria-current', 'true')
    })
  }

  test('a press before the slider’s script has loaded is not lost', async ({ page }) => {
    let letThrough = () => {}
    const pressed = new Promise<void>((resolve) => (letThrough = resolve))
    await page.route(/embla/, async (route) => {
      await pressed
      await route.continue()
    })
    await page.goto('/')
    const region = page.getByRole('region', { name: '今日一幅' })
    await region.getByRole('button', { name: '下一张' }).click()
    letThrough()
    await expect(region.getByRole('button', { name: '第 2 张' })).toHaveAttribute('aria-current', 'true')
  })

  test('advances automatically until it is paused', async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    const region = page.getByRole('region', { name: '今日一幅' })
    const tick = (place: number) => region.getByRole('button', { name: `第 ${place} 张`, exact: true })
    await expect(async () => {
      await page.clock.runFor(6_100)
      await expect(tick(2)).toHaveAttribute('aria-current', 'true', { timeout: 100 })
    }).toPass()
    await region.getByRole('button', { name: '暂停播放' }).click()
    await page.mouse.move(700, 880)
    await page.clock.runFor(20_000)
    await expect(tick(2)).toHaveAttribute('aria-current', 'true')
  })
})

test('a window larger than a page of a list is filled without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 1152, height: 1600 })
  await page.goto('/post/photo?sort=hot')
  await expect.poll(() => page.locator('.photo-tile').count()).toBeGreaterThan(12)
  const bottom = () => page.locator('.photo-tile').last().boundingBox()
  await expect
    .poll(async () => ((await bottom())?.y ?? 0) + ((await bottom())?.height ?? 0))
    .toBeGreaterThan(1600)
})

test('a list ends quietly when a page fails, offers 重试, and asks a visitor to sign in after three pages', async ({
  page,
}) => {
  // The first page comes with the document.
  await page.route('**/Picture/GetList', (route) => route.abort())
  await page.goto('/post/photo?sort=hot')
  const tiles = page.locator('.photo-tile')
  const toEnd = () => page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await toEnd()
  const retry = page.getByRole('button', { name: '重试' })
  await expect(retry).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
  await page.unroute('**/Picture/GetList')
  await retry.click()
  await expect.poll(() => tiles.count()).toBeGreaterThan(12)
  const more = page.getByRole('link', { name: '登录查看更多' })
  await expect(async () => {
    await toEnd()
    await expect(more).toBeVisible({ timeout: 700 })
  }).toPass()
  await more.click()
  await expect(page).toHaveURL('/account/login/phone?redirect=%2Fpost%2Fphoto%3Fsort%3Dhot')
})

test('a photograph that fails to load is requested once more, then reported missing', async ({ page }) => {
  let asked = 0
  await page.goto('/post/photo')
  const path = (await page.locator('.photo-tile').first().getAttribute('href')) ?? ''
  const source = await page.locator('.photo-tile img').first().getAttribute('src')
  const folder = source?.slice(0, source.lastIndexOf('/')) ?? ''
  await page.route(
    (url) => url.pathname.startsWith(folder),
    async (route) => {
      asked += 1
      await route.abort()
    },
  )
  await page.goto(path)
  await expect(page.getByText('图片无法显示').first()).toBeVisible()
  expect(asked).toBeGreaterThanOrEqual(2)
})

test('a post opened in a new tab starts at its comments and is closed, not left', async ({ page }) => {
  await page.goto('/post/photo?sort=hot')
  const opened = page.waitForEvent('popup')
  await page.locator('.photo-tile').first().click()
  const tab = await opened
  await tab.setViewportSize({ width: 390, height: 844 })
  await expect(tab).toHaveURL(/\/post\/detail\/[^?]+\?noback=1$/)
  const path = new URL(tab.url()).pathname
  await tab.goto(`${path}?noback=1#comment`)
  await expect(tab.getByRole('dialog').getByLabel('写评论')).toBeVisible()
  await tab.keyboard.press('Escape')
  await expect(tab.getByRole('button', { name: '关闭', exact: true })).toBeVisible()
  await expect(tab.getByRole('button', { name: '返回' })).toHaveCount(0)
  await tab.goto(path)
  await expect(tab.getByRole('button', { name: '返回' })).toBeVisible()
})

test('600 photographs scroll smoothly, and only those near the viewport are in the document', async ({
  memberPage: page,
}) => {
  const idleBefore = await scrollEmpty(page.context())
  await hangWall(page.context(), page)
  await page.goto('/post/photo?sort=new')
  const tiles = page.locator('.photo-tile')
  // The page was sent with a visitor's photographs; the member's own response replaces them.
  await expect(tiles.first()).toHaveAttribute('href', /-0\?/)
  const first = await tiles.first().getAttribute('href')
  const wall = await scrollThrough(page, { links: '.photo-tile', different: 120, step: 60 })
  const rest = await scrollThrough(page, { links: '.photo-tile', different: 580, step: 240 })
  const idleAfter = await scrollEmpty(page.context())
  console.log(`  scrolled: ${JSON.stringify({ wall, rest, idleBefore, idleAfter })}`)

  // Photographs in view between the two scrolls are counted twice.
  expect(wall.different + rest.different - wall.found).toBeGreaterThanOrEqual(600)
  expect(Math.max(wall.found, rest.found)).toBeLessThan(90)
  expect(Math.max(wall.elements, rest.elements)).toBeLessThan(700)
  // The time of a frame at 60 frames per second. Without a graphics card the processors also draw, and other programs
  // use them, at one moment more than at another.
  expect(wall.work).toBeLessThan(1000 / 60)
  expect(wall.median).toBeLessThan(5 * Math.max(idleBefore.median, idleAfter.median))
  expect(wall.late).toBeLessThan(0.6 + Math.max(idleBefore.late, idleAfter.late))

  // A jump far down shows photographs there, and the jump back the first ones.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))
  await expect.poll(() => tiles.evaluateAll(countInView)).toBeGreaterThan(3)
  await page.evaluate(() => scrollTo(0, 0))
  await expect(tiles.first()).toHaveAttribute('href', first ?? '')
  await expect(tiles.first()).toBeInViewport()
})

/** Scrolls a page without content: what the machine does at best. */
async function scrollEmpty(context: BrowserContext) {
  const empty = await context.newPage()
  await empty.setContent('<div style="height: 6000px"></div>')
  const scrolled = await scrollThrough(empty, { links: '.photo-tile', different: 1, step: 60, still: 1 })
  await empty.close()
  return scrolled
}

function countInView(links: Element[]): number {
  return links.filter((link) => {
    const { top, bottom } = link.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  }).length
}

const Wall = z.looseObject({
  items: z.array(z.looseObject({ id: z.string(), publishId: z.string() })),
  nextCursor: z.string().nullable(),
})

// Pages of 50 instead of 12: the wall is measured, not the half second per request. The demonstration's photographs are
// repeated as often as needed, with other ids.
async function hangWall(context: BrowserContext, page: Page): Promise<void> {
  let round = 0
  await page.route('**/Picture/GetList', async (route) => {
    const { cursor, ...input } = z
      .looseObject({ cursor: z.string().optional() })
      .parse(route.request().postDataJSON())
    const from = cursor === 'again' || cursor === undefined ? {} : { cursor }
    const { call } = await signedCalls(context)
    const wall = Wall.parse(await call(Picture.GetList, { ...input, ...from, maxResultCount: 50 }))
    const renamed = round
    const items = wall.items.map((tile) => ({
      ...tile,
      id: `${tile.id}-${renamed}`,
      publishId: `${tile.publishId}-${renamed}`,
    }))
    if (wall.nextCursor === null) round += 1
    const result = { ...wall, items, isLast: false, totalCount: 5000, nextCursor: wall.nextCursor ?? 'again' }
    await route.fulfill({ json: { success: true, error: null, message: null, result } })
  })
}

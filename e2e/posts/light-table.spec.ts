import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { makePost } from '../support/make-post.ts'
import type { Account } from '../support/new-account.ts'
import { fingerOn } from '../support/touch.ts'
import { watchShifts } from '../support/watch-shifts.ts'

// As most people have it: with motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** A member's page with three photographs, the newest first; `tile` is that of the newest. */
async function openProfile(page: Page, author: Account) {
  for (const title of ['第一幅', '第二幅']) await makePost(author, { title })
  const newest = await makePost(author, { title: '第三幅' })
  await page.goto(`/user/other?id=${author.id}`)
  return page.locator(`.photo-tile[href*="${newest}"]`)
}

const viewerOf = (page: Page) => page.getByRole('dialog', { name: '查看大图' })

test('by keyboard: space opens a photograph over its list, arrows go on, Enter opens its page, Esc returns', async ({
  openAs,
  person,
}) => {
  const page = await openAs('member')
  const tile = await openProfile(page, await person('neighbour'))
  await tile.focus()
  const place = await page.evaluate(() => scrollY)
  await page.keyboard.press('Space')
  const viewer = viewerOf(page)
  await expect(viewer.getByRole('group', { name: /第三幅/ })).toBeVisible()
  await expect(viewer.getByRole('button', { name: /^关注/ })).toBeVisible()
  await expect(viewer.getByRole('list', { name: '拍摄参数' })).toContainText('f/2.8')
  await expect(viewer.getByRole('button', { name: '上一幅' })).toBeHidden()
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByRole('group', { name: /第二幅/ })).toBeVisible()
  await viewer.getByRole('button', { name: /^点赞/ }).click()
  await expect(viewer.getByRole('button', { name: '点赞 1' })).toHaveAttribute('aria-pressed', 'true')

  await viewer.getByRole('group', { name: /第二幅/ }).focus()
  const opened = page.waitForEvent('popup')
  await page.keyboard.press('Enter')
  const tab = await opened
  await expect(tab).toHaveURL(/\/post\/detail\/[^?]+\?noback=1$/)
  await expect(tab.getByRole('heading', { level: 1, name: '第二幅' })).toBeVisible()
  await tab.getByRole('link', { name: '下一幅' }).click()
  await expect(tab.getByRole('heading', { level: 1, name: '第一幅' })).toBeVisible()
  const next = tab.getByRole('link', { name: '下一幅' })
  // The keys go where the links lead, which follow the heading.
  await expect(tab.getByRole('link', { name: '上一幅' })).toBeVisible()
  await expect(next).toHaveCount(0)
  await tab.keyboard.press('ArrowLeft')
  await expect(tab.getByRole('heading', { level: 1, name: '第二幅' })).toBeVisible()
  await expect(next).toBeVisible()
  await tab.keyboard.press('ArrowLeft')
  await expect(tab.getByRole('heading', { level: 1, name: '第三幅' })).toBeVisible()
  await tab.close()

  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(tile).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(place)
})

test('on a touch screen: a long press opens a photograph over its list, a swipe goes on', async ({
  openAs,
  person,
}) => {
  const page = await openAs('member', { viewport: { width: 390, height: 844 }, hasTouch: true })
  const tile = await openProfile(page, await person('neighbour'))
  const finger = await fingerOn(page)
  const viewer = viewerOf(page)
  await finger.longPress(tile, () => expect(viewer.getByRole('group', { name: /第三幅/ })).toBeVisible())
  await finger.swipe([300, 400], [100, 400])
  await expect(viewer.getByRole('group', { name: /第二幅/ })).toBeVisible()
  await viewer.getByRole('button', { name: '关闭' }).click()
  await expect(viewer).toBeHidden()
})

test('the corner of a tile opens it, and the list is continued beyond its loaded pages', async ({
  memberPage: page,
}) => {
  await page.goto('/post/photo?sort=hot')
  const first = page.locator('.photo-tile-place').first()
  await first.hover()
  await first.getByRole('button', { name: '放大看' }).click()
  const viewer = viewerOf(page)
  const next = viewer.getByRole('button', { name: '下一幅' })
  const seen = new Set<string>()
  while (seen.size < 30) {
    await expect(next).toBeEnabled()
    seen.add((await viewer.locator('.viewer-picture img').getAttribute('src')) ?? '')
    await page.keyboard.press('ArrowRight')
    await expect
      .poll(async () => seen.has((await viewer.locator('.viewer-picture img').getAttribute('src')) ?? ''))
      .toBe(false)
  }
})

test('the menu of a photograph opens it among its neighbours; the space bar is named on the button it presses', async ({
  openAs,
  person,
}) => {
  const page = await openAs('member')
  const tile = await openProfile(page, await person('neighbour'))
  await tile.focus()
  await expect(
    page.locator('.photo-tile-place').filter({ has: tile }).getByRole('button', { name: '放大看' }),
  ).toHaveAttribute('aria-keyshortcuts', 'Space')
  await tile.click({ button: 'right' })
  await page.getByRole('button', { name: '查看大图' }).click()
  const viewer = viewerOf(page)
  await expect(viewer.getByRole('group', { name: /第三幅/ })).toBeVisible()
  await viewer.getByRole('button', { name: '下一幅' }).click()
  await expect(viewer.getByRole('group', { name: /第二幅/ })).toBeVisible()
})

test('the week’s photographs on a visitor’s home open with their neighbours, and none of them is shown twice', async ({
  page,
}) => {
  await page.goto('/')
  const week = page.getByRole('region', { name: '本周精选' })
  const tile = week.locator('.photo-tile').first()
  await tile.hover()
  await week.getByRole('button', { name: '放大看' }).first().click()
  const viewer = viewerOf(page)
  await viewer.getByRole('button', { name: '下一幅' }).click()
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()

  const people = page.getByRole('region', { name: '正在拍的影友' })
  await expect(async () => {
    await page.mouse.wheel(0, 800)
    await expect(people.getByRole('link').nth(3)).toBeVisible({ timeout: 500 })
  }).toPass()
  const filesOf = (place: typeof week) =>
    place
      .locator('.ui-photo img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src')?.split('/').at(-2)))
  const above = await filesOf(week)
  expect(above.length).toBeGreaterThan(3)
  // A photograph has its picture once it is near the window.
  await people.scrollIntoViewIfNeeded()
  await expect.poll(async () => (await filesOf(people)).length).toBeGreaterThanOrEqual(4)
  const below = await filesOf(people)
  expect(below.filter((file) => above.includes(file))).toEqual([])
})

test('on a phone the wall begins within 120 px, and its bars leave while one scrolls down', async ({
  openAs,
}) => {
  const page = await openAs('member', { viewport: { width: 390, height: 844 }, hasTouch: true })
  await page.goto('/post/photo?sort=hot')
  const box = await page.locator('.photo-tile').first().boundingBox()
  expect(box?.y).toBeLessThanOrEqual(120)
  const bar = page.getByRole('toolbar', { name: '筛选' })
  await page.mouse.wheel(0, 900)
  await expect(bar).not.toBeInViewport()
  await page.mouse.wheel(0, -200)
  await expect(bar).toBeInViewport()
})

test('a filtered wall does not shift while it is scrolled, and the footer follows its end only', async ({
  memberPage: page,
}) => {
  const shifts = await watchShifts(page)
  await page.goto('/post/photo?sort=new&fMax=8')
  const footer = page.getByRole('contentinfo')
  await expect(page.locator('.photo-tile').first()).toBeVisible()
  await expect(footer).toBeHidden()
  const atFirst = await shifts()
  for (let step = 0; step < 12; step += 1) {
    const before = await page.evaluate(() => scrollY)
    // At the lower end a wheel moves nothing until more is loaded below.
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 500)
        return page.evaluate(
          (last) => scrollY > last || scrollY + innerHeight + 1 >= document.documentElement.scrollHeight,
          before,
        )
      })
      .toBe(true)
    await page.waitForFunction(() =>
      [...document.images].every(
        (image) => image.complete || image.getBoundingClientRect().top > innerHeight,
      ),
    )
  }
  const shifted = (await shifts()) - atFirst
  expect(shifted).toBeLessThan(0.01)
})

import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { holdPhotographs } from '../support/hold-photographs.ts'

/**
 * Keeps photographs from arriving. No timer of the page ends meanwhile, so that what follows them does so for this reason
 * alone.
 * @returns a function that lets them arrive
 */
async function waitForPhotographs(page: Page): Promise<() => void> {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  return holdPhotographs(page)
}

test('a visitor sees the exhibition without signing in', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: '本周精选' })).toBeVisible()
  await expect(page.getByRole('region', { name: '今日一幅' })).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('link', { name: '照片', exact: true }).first().click()
  await expect(page).toHaveURL('/post/photo')
  await expect(page.getByRole('heading', { level: 1, name: '照片' })).toBeVisible()
  await page.getByRole('link', { name: '风光', exact: true }).click()
  await expect(page).toHaveURL(/topicId=/)
})

test('the photographs of the first view are shown before the scripts have loaded', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route(/\/js\/main-/, () => new Promise(() => undefined))
  for (const [path, place] of [
    ['/', 0],
    ['/post/photo', 5],
  ] as const) {
    await page.goto(path, { waitUntil: 'commit' })
    const photograph = page.locator('.ui-photo img').filter({ visible: true }).nth(place)
    await expect(photograph).toBeInViewport()
    await expect(photograph).toHaveCSS('opacity', '1')
    await expect
      .poll(() => photograph.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  }
})

test('scripts of a drawn page are requested once its photograph has arrived', async ({ page }) => {
  const release = await waitForPhotographs(page)
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.waitForLoadState('domcontentloaded')
  await expect(page.getByRole('heading', { name: '本周精选' })).toHaveCSS('font-weight', '600')
  expect(scripts).toEqual([expect.stringMatching(/before-paint/)])
  release()
  await expect.poll(() => scripts).toContainEqual(expect.stringMatching(/\/js\/main-/))
})

test('the first rows of a drawn wall are requested before the others', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const release = await waitForPhotographs(page)
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.goto('/post/photo', { waitUntil: 'commit' })
  const rows = page.locator('.photo-wall-row').filter({ visible: true })
  const first = rows.and(page.locator('[data-eager]')).locator('img')
  const next = rows.and(page.locator(':not([data-eager])')).locator('img').first()
  await expect(next).toHaveCSS('display', 'none')
  await expect
    .poll(() => requested.filter((path) => path.startsWith('/files/')).length)
    .toBe(await first.count())
  release()
  await expect(next).not.toHaveCSS('display', 'none')
  const folder = (await next.getAttribute('src'))?.replace(/[^/]+$/, '')
  await expect.poll(() => requested).toContainEqual(expect.stringContaining(folder ?? 'no source'))
})

test('fonts of a first visit are requested after the photographs in view, later ones with the page', async ({
  page,
}) => {
  const release = await waitForPhotographs(page)
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.resourceType()))
  await page.goto('/post/photo', { waitUntil: 'commit' })
  await page.waitForLoadState('domcontentloaded')
  const digits = page.locator('.photo-tile-badge').filter({ visible: true }).first()
  await expect(digits).not.toHaveCSS('font-family', /Barlow/)
  expect(requested).not.toContain('font')
  release()
  await expect(digits).toHaveCSS('font-family', /Barlow/)
  await expect.poll(() => requested).toContain('font')
  await page.waitForLoadState('load')
  await page.reload({ waitUntil: 'commit' })
  await page.waitForLoadState('domcontentloaded')
  await expect(page.locator('html')).not.toHaveAttribute('data-fonts')
  await expect(digits).toHaveCSS('font-family', /Barlow/)
})

test('an action for members asks a visitor to sign in and returns', async ({ page }) => {
  await page.goto('/?tab=new')
  await page
    .getByRole('article', { name: /的作品/ })
    .first()
    .getByRole('button', { name: /^点赞/ })
    .click()
  await expect(page.getByText('登录后可以点赞')).toBeVisible()
})

test('pages for members redirect to sign-in with the requested path', async ({ page }) => {
  await page.goto('/user/release')
  await expect(page).toHaveURL(/\/account\/login\/phone\?redirect=%2Fuser%2Frelease/)
})

test('unknown paths and unknown posts', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page).toHaveURL(/\/404/)
  await expect(page.getByRole('heading', { name: '这一格没有曝光' })).toBeVisible()
  await page.goto('/post/detail/01890000-0000-7000-8000-000000000000')
  await expect(page.getByText('内容不存在或已删除')).toBeVisible()
})

test('the wall loads more automatically and is restored on the way back', async ({ page }) => {
  await page.goto('/post/photo?sort=new')
  const tiles = page.locator('.photo-tile')
  await expect(tiles.first()).toBeVisible()
  const before = await tiles.count()
  await page.mouse.wheel(0, 4000)
  await expect.poll(() => tiles.count()).toBeGreaterThan(before)
  const tile = tiles.nth(before + 1)
  await tile.scrollIntoViewIfNeeded()
  const shown = await tiles.count()
  // Pressed in place: a pointer would scroll to it first.
  const home = page.getByRole('link', { name: '首页', exact: true }).first()
  const place = await home.evaluate((link) => {
    const offset = scrollY
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    return offset
  })
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect.poll(() => tiles.count()).toBeGreaterThanOrEqual(shown)
  await expect.poll(() => page.evaluate((left) => Math.abs(scrollY - left), place)).toBeLessThan(60)
})

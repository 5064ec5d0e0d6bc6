import { expect, test } from '../support/fixtures.ts'
import { expectToast } from '../support/page-record.ts'

// As most people have it: with motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test.describe('a script that fails to load', () => {
  test('is reported and loaded again', async ({ page }) => {
    await page.goto('/404')
    await page.route('**/js/phone-login-page-*.js', (route) => route.abort())
    await page.getByRole('link', { name: '登录', exact: true }).click()
    await expect(page.getByText('这一页没有下载完整，请检查网络')).toBeVisible()
    await page.unroute('**/js/phone-login-page-*.js')
    await page.getByRole('button', { name: '重新载入' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '手机号登录' })).toBeVisible()
  })

  test('of the page a visit begins with leaves the shell', async ({ page }) => {
    await page.route('**/js/not-found-page-*.js', (route) => route.abort())
    await page.goto('/404')
    await expect(page.getByRole('button', { name: '重新载入' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible()
  })

  test('that a new release replaced is reported as such', async ({ page }) => {
    await page.goto('/404')
    await page.route('**/js/photo-wall-page-*.js', (route) => route.fulfill({ status: 404 }))
    await page.getByRole('link', { name: '去照片墙' }).click()
    await expect(page.getByText('这里有了新版本，重新载入就能看到')).toBeVisible()
    await page.unroute('**/js/photo-wall-page-*.js')
    await page.getByRole('button', { name: '重新载入' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '照片' })).toBeVisible()
  })

  test('of a dialog leaves the page as it is, and loads when it is requested again', async ({ page }) => {
    await page.goto('/')
    for (const [script, button, dialog] of [
      [
        'search-overlay',
        page.getByRole('link', { name: '搜索' }),
        page.getByRole('dialog', { name: '搜索' }),
      ],
      [
        'terms-dialog',
        page.getByRole('button', { name: '注册与服务协议' }),
        page.getByRole('dialog', { name: '注册与服务协议' }),
      ],
    ] as const) {
      await page.route(`**/js/${script}-*.js`, (route) => route.abort())
      // By keyboard: the footer moves while what is above it loads, also during a click.
      await expectToast(page, '没有载入，请检查网络后再试', () => button.first().press('Enter'))
      await expect(page.locator('.photo-tile').first()).toBeVisible()
      await page.unroute(`**/js/${script}-*.js`)
      await button.first().press('Enter')
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    }
  })

  test('of the label of a photograph gives no message, and loads for the next photograph', async ({
    page,
  }) => {
    await page.goto('/')
    await page.route('**/js/tile-label-*.js', (route) => route.abort())
    const isHandled = page.waitForEvent(
      'requestfailed',
      (request) => request.url().includes('/tile-label-') && request.method() === 'HEAD',
    )
    const tiles = page.locator('.photo-tile-place')
    await tiles.first().hover()
    await isHandled
    await page.unroute('**/js/tile-label-*.js')
    await tiles.nth(1).hover()
    await expect(tiles.nth(1).locator('.photo-tile-label')).toBeVisible()
    // At once: a message would disappear after a while.
    expect(await page.getByText('没有载入，请检查网络后再试').count()).toBe(0)
  })

  test('a stylesheet that fails to load does not blank the page either', async ({ page }) => {
    // Before the visit: the browser reports a pointer that has not moved, after which the site prefetches it.
    await page.route('**/css/first-styles-*.css', (route) => route.abort())
    await page.goto('/404')
    await page.getByRole('link', { name: '去照片墙' }).click()
    const again = page.getByRole('button', { name: '重新载入' })
    await expect(again).toBeVisible()
    // The page is opened again within the same document: its style is requested again.
    await page.getByRole('link', { name: '光圈首页' }).click()
    await expect(again).toBeVisible()
    await page.unroute('**/css/first-styles-*.css')
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '照片' }).click()
    await expect(page.locator('.photo-tile').first()).toHaveCSS('position', 'relative')
  })
})

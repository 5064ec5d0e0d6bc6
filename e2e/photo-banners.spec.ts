import { expect, test } from './fixtures.ts'

const id = '01930000-0000-7000-8000-000000000299'
const picture = '/img/banner/pier-narrow.webp'
const banner = { id, title: '长曝光里的海', imageUrl: picture, imageMobileUrl: picture, link: '/article' }

test('banners of the page of photographs stand beside the whole wall and lead on', async ({ page }) => {
  // None are set where the tests run: what an operator sets for everybody would change other tests.
  await page.route('**/SysBaseInfo/GetBannerList', (route) =>
    route.fulfill({ json: { code: 200, success: true, message: '', error: null, result: [banner] } }),
  )
  await page.goto('/article')
  await page.getByRole('link', { name: '照片', exact: true }).first().click()
  const shown = page.getByRole('region', { name: '推荐' }).getByRole('link', { name: banner.title })
  await expect(shown).toBeVisible()
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(shown).toHaveCount(1)
  // On a phone the first screen belongs to the photographs.
  await expect(shown).not.toBeInViewport()
  await page.setViewportSize({ width: 1152, height: 720 })
  await page.goto('/post/photo?sort=new&fMax=2')
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  await expect(shown).toHaveCount(0)
})

import type { Page } from '@playwright/test'
import { consoleViews, expectValidScreen } from '../support/accessible.ts'
import { signedInStaff } from '../support/console-account.ts'
import { expect, test } from '../support/fixtures.ts'
import { watchLoading } from '../support/watch-loading.ts'

// 35 s: about thirty screens. Pages are opened from the menu, as staff open them: the console's libraries are compiled
// once and not for every page.
test('every page of the menu fits each width, and axe finds nothing in either theme', async ({
  page,
  baseURL,
}) => {
  await signedInStaff({ page, baseURL })
  await page.setViewportSize({ width: 1280, height: 900 })
  const settle = watchLoading(page)
  const check = async (name: string) => {
    await expect(loading(page)).toHaveCount(0)
    await settle()
    await expectValidScreen(page, name, consoleViews)
    expect(await widestTable(page), name).toBeLessThan(4000)
  }
  await page.goto('/console')
  const links = page.getByRole('navigation', { name: '后台' }).getByRole('link')
  await expect(links.first()).toBeVisible()
  const names = await links.allInnerTexts()
  expect(names.length).toBeGreaterThan(20)
  for (const [place, name] of names.entries()) {
    await links.nth(place).click()
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
    await check(name)
  }
  // What the menu does not lead to.
  for (const [path, sign] of [
    ['staff?tab=roles', '可以做的事'],
    ['product-activities?tab=activities', '添加活动'],
    ['nowhere', '没有这一页'],
  ] as const) {
    await page.goto(`/console/${path}`)
    await expect(page.getByText(sign).first()).toBeVisible()
    await check(path)
  }
})

// A table scrolls sideways, so it may be wider than the screen.
const widestTable = (page: Page) =>
  page
    .locator('table')
    .evaluateAll((tables) => Math.max(0, ...tables.map((table) => table.getBoundingClientRect().width)))

const loading = (page: Page) => page.locator('.ant-spin-spinning, .ant-skeleton-active')

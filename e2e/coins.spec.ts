import { expectValidScreen } from './accessible.ts'
import { expect, test } from './fixtures.ts'

test('a member sees their coins, why each came and went, and the totals of everybody', async ({
  demonstrationPage: page,
}) => {
  await page.goto('/user/notice-list')
  await page.getByRole('navigation', { name: '我的' }).getByRole('link', { name: '金币' }).click()
  await expect(page.getByRole('region', { name: '余额' })).toContainText(/[1-9][\d,]* 枚有效期至/)
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /连续来访 7 天.*\+5/ })
      .first(),
  ).toBeVisible()
  await page.getByRole('navigation', { name: '金币明细' }).getByRole('link', { name: '支出' }).click()
  await expect(page).toHaveURL(/side=spent/)
  await expect(page.getByText('连续来访 7 天')).toHaveCount(0)
  await expect(page.getByRole('listitem').filter({ hasText: /−\d/ }).first()).toBeVisible()
  await page.getByRole('link', { name: '金币公示' }).click()
  await expect(page.getByRole('definition').first()).toHaveText(/[1-9]/)
  await expectValidScreen(page, 'totals of coins')
})

test('a new member has no coins and reads that there are no lines', async ({ memberPage: page }) => {
  await page.goto('/user/coins/mine')
  await expect(page.getByRole('region', { name: '余额' })).toContainText('可用金币')
  await expect(page.getByText('还没有金币明细')).toBeVisible()
  await expectValidScreen(page, 'no coins')
})

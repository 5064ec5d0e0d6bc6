import { expectValidScreen } from './accessible.ts'
import { expect, test } from './fixtures.ts'

test('the first visit of a new member pays a coin, and its line says why', async ({ memberPage: page }) => {
  await page.goto('/user/coins/mine')
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('每日到访')).toBeVisible({ timeout: 1000 })
  }).toPass()
  const balance = page.getByRole('region', { name: '余额' })
  await expect(balance).toContainText('可用金币')
  await expect(balance).toContainText(/1 枚有效期至/)
  await expectValidScreen(page, 'a coin and its line')
  await page.goto('/user/coins/mine?side=spent')
  await expectValidScreen(page, 'no coins spent')
})

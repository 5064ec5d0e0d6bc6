import { expectValidScreen } from '../support/accessible.ts'
import { expect, test } from '../support/fixtures.ts'

test('a new member has no coins and reads that there are no lines', async ({ memberPage: page }) => {
  await page.goto('/user/coins/mine')
  await expect(page.getByRole('region', { name: '余额' })).toContainText('可用金币')
  await expect(page.getByText('还没有金币明细')).toBeVisible()
  await expectValidScreen(page, 'no coins')
})

import { features } from '@guangquan/routes/features'
import { expectValidScreen } from './accessible.ts'
import { signedInStaff } from './console-account.ts'
import { expect, test } from './fixtures.ts'

test.skip(!features.circle, 'circles are not open')

test('a member finds circles: recommended, the ranking, by name, and their own', async ({ openAs }) => {
  const page = await openAs('member')
  await page.goto('/circle')
  await expect(page.getByRole('list').getByRole('link').first()).toBeVisible()
  await expectValidScreen(page, 'circles')
  await page.getByRole('link', { name: '本周排行' }).click()
  await expect(page).toHaveURL(/view=ranking/)
  await expectValidScreen(page, 'ranking of circles')
  await page.goto('/search?q=%E8%83%B6%E7%89%87&tab=circle')
  await expect(page.getByRole('link', { name: '圈子', exact: true })).toHaveAttribute('aria-current', /./)
  await expectValidScreen(page, 'search of circles')
  await page.goto('/user/circle/1')
  await expect(page.getByRole('heading', { name: '我的圈子' })).toBeVisible()
  await page.goto('/follow?tab=circles')
  await expect(page.getByText('还没有关注的圈子')).toBeVisible()
})

test('staff find a circle and read its whole history', async ({ page, baseURL }) => {
  await signedInStaff({ page, baseURL })
  await page.goto('/console/circles')
  const first = page.getByRole('region', { name: '摄影圈' }).getByRole('row').nth(1)
  await first.getByRole('link', { name: /./ }).nth(1).click()
  await expect(page.getByRole('region', { name: '圈子的全部记录' })).toBeVisible()
  await expectValidScreen(page, 'console circle')
})

import { expect, type Page } from '@playwright/test'

/** Marks all of a member's notices as read; the demonstration data leaves some unread. */
export async function readEverything(page: Page): Promise<void> {
  await page.goto('/user/notice-list', { waitUntil: 'networkidle' })
  const readAll = page.getByRole('button', { name: '全部已读' })
  await expect(readAll).toBeVisible()
  if (await readAll.isEnabled()) await readAll.click()
  await expect(readAll).toBeDisabled()
}

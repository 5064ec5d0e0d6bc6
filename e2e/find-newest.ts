import { expect, type Locator, type Page } from '@playwright/test'

/** Finds a post among the newest on the home page, where posts of other tests may be newer. */
export async function findNewest(page: Page, title: string): Promise<Locator> {
  await page.goto('/?tab=new')
  const card = page.getByRole('article', { name: title })
  await expect(async () => {
    await page.mouse.wheel(0, 1500)
    await expect(card).toBeVisible({ timeout: 1000 })
  }).toPass()
  return card
}

import { expect, type Locator, type Page } from '@playwright/test'

/** Finds a post among the newest on the home page, where posts of other tests may be newer. */
export async function findNewest(page: Page, title: string): Promise<Locator> {
  const card = page.getByRole('article', { name: title })
  await expect(async () => {
    // Again where it is not found: visitors share a page of the list for some seconds.
    await page.goto('/?tab=new')
    await expect(async () => {
      await page.mouse.wheel(0, 1500)
      await expect(card).toBeVisible({ timeout: 1000 })
    }).toPass({ timeout: 6000 })
  }).toPass()
  return card
}

import type { Page } from '@playwright/test'

/** Unfolds a setting of the composer: a row with its name and value. */
export async function unfold(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${label}`), expanded: false }).click()
}

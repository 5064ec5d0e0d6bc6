import type { Page } from '@playwright/test'

/** From now on agrees to new terms whenever the page asks, as a person would before going on. */
export async function agreeWhenAsked(page: Page): Promise<void> {
  const agree = page.getByRole('button', { name: '同意并继续' })
  await page.addLocatorHandler(agree, () => agree.click())
}

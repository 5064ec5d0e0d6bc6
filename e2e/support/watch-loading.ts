import { expect, type Page } from '@playwright/test'

/** How long nothing may be in flight. Playwright's own `networkidle` takes half a second. */
const silenceMs = 120

/**
 * Watches a page from now on.
 * @returns a function that waits until its document is loaded and no request is in flight
 */
export function watchLoading(page: Page): () => Promise<void> {
  let waiting = 0
  let since = Date.now()
  const move = (by: number) => {
    waiting += by
    since = Date.now()
  }
  page.on('request', () => move(1))
  page.on('requestfinished', () => move(-1))
  page.on('requestfailed', () => move(-1))
  return async () => {
    await page.waitForLoadState('load')
    await expect
      .poll(() => waiting <= 0 && Date.now() - since >= silenceMs, { intervals: [silenceMs / 2] })
      .toBe(true)
  }
}

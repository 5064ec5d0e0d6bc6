import type { Method } from '@guangquan/contract'
import type { Page } from '@playwright/test'

/**
 * Performs an action and waits until the server has answered the call it makes: before the page is left, or before
 * somebody else looks.
 */
export async function answered(page: Page, method: Method, act: () => Promise<unknown>): Promise<void> {
  const path = `/${method.service}/${method.name}`
  const answer = page.waitForResponse((response) => response.url().endsWith(path))
  await act()
  await (await answer).finished()
}

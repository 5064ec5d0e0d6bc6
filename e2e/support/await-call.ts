import type { Method } from '@guangquan/contract'
import { expect, type Page } from '@playwright/test'

/**
 * Performs an action and waits for the response to the call it makes: before the page is left, or before
 * somebody else looks.
 */
export async function awaitCall(page: Page, method: Method, act: () => Promise<unknown>): Promise<void> {
  const path = `/${method.service}/${method.name}`
  // Not the response: that of an earlier request could arrive meanwhile.
  const asked = page.waitForRequest((request) => request.url().endsWith(path))
  await act()
  const response = await (await asked).response()
  expect(response?.status(), path).toBe(200)
  await response?.finished()
}

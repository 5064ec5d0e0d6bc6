import { expect, type Page } from '@playwright/test'

/**
 * The toast shown because of an action. Some are shown for a second only, and on a busy machine polling misses them:
 * the page itself records them all.
 */
export async function expectToast(page: Page, sentence: string, act: () => Promise<void>): Promise<void> {
  const said = await page.evaluateHandle(() => {
    const texts: string[] = []
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('.ui-toast')) texts.push(toast.textContent)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
    return texts
  })
  await act()
  await expect.poll(() => said.jsonValue()).toContainEqual(expect.stringContaining(sentence))
  await said.dispose()
}

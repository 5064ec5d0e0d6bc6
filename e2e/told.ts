import { expect, type Page } from '@playwright/test'

/**
 * What a toast says because of an act. Some stay for a second, and on a busy machine one that looks now and then misses
 * them: the page itself writes down all it says.
 */
export async function told(page: Page, sentence: string, act: () => Promise<void>): Promise<void> {
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

import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Presses Tab until an element has the focus; every stop on the way must be visible.
 * @returns the number of stops before it
 */
export async function tabTo(page: Page, requested: Locator): Promise<number> {
  for (let presses = 0; presses < 60; presses++) {
    if (await requested.evaluate((element) => element === document.activeElement)) return presses - 1
    await page.keyboard.press('Tab')
    const unseen = await page.evaluate(() => {
      const { activeElement } = document
      if (activeElement === null || activeElement === document.body) return ''
      // A field shows the focus on its surrounding box.
      for (
        let at: Element | null = activeElement, up = 0;
        at !== null && up < 3;
        at = at.parentElement, up++
      ) {
        const { outlineStyle, outlineWidth } = getComputedStyle(at)
        if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) return ''
      }
      return activeElement.outerHTML.slice(0, 160)
    })
    expect(unseen, 'a focus that cannot be seen').toBe('')
  }
  throw new Error('60 presses of Tab did not get there')
}

import type { Page } from '@playwright/test'

/** Waits until the page has drawn this many further frames. */
export async function nextFrames(page: Page, count: number): Promise<void> {
  await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame)
  }, count)
}

import { expect, type BrowserContext, type Page } from '@playwright/test'

// Within this time the site ignores a click as a repetition; a person is never that quick.
const debounceMs = 300

/** Records in every page of a context when it was last clicked. */
export async function recordPresses(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    addEventListener(
      'click',
      (event) => {
        document.documentElement.dataset['pressedAt'] = String(event.timeStamp)
      },
      { capture: true },
    )
  })
}

/** Waits until a click counts as a new one. */
export async function newPress(page: Page): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(
          () => performance.now() - Number(document.documentElement.dataset['pressedAt'] ?? -Infinity),
        ),
      { intervals: [50] },
    )
    .toBeGreaterThanOrEqual(debounceMs)
}

import type { Page } from '@playwright/test'

/** Lets the photographs that a page requests wait. @returns a function that lets them arrive */
export async function holdPhotographs(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(/\/files\/.+\/\d+\.(?:webp|avif)/, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

import type { FileChooser, Page } from '@playwright/test'

/**
 * The first file chooser the page opens. Call it before the page is used: a key pressed while Playwright is still
 * taking over the choosers opens the browser's own, which nothing can answer. The test's own time limit holds.
 */
export const nextFileChooser = (page: Page): Promise<FileChooser> =>
  page.waitForEvent('filechooser', { timeout: 0 })

import { expect, test as base, type BrowserContextOptions, type Page } from '@playwright/test'
import { recordPresses } from './new-press.ts'
import { stateOf, type Person } from './people.ts'

interface Fixtures {
  /** A page where the demonstration member 林小满 is signed in. */
  memberPage: Page
  /** Opens a browser of its own for somebody, or for a visitor: one more window in the same test. */
  openAs: (person: Person | 'visitor', options?: BrowserContextOptions) => Promise<Page>
}

/**
 * Every browser test: a page that logs an error, throws, or breaks the content security policy fails its test,
 * whatever the test was about.
 */
export const test = base.extend<Fixtures>({
  context: async ({ context }, use) => {
    await recordPresses(context)
    await use(context)
  },
  page: async ({ page }, use) => {
    const complaints = listen(page)
    await use(page)
    expect(complaints, 'errors in the page').toEqual([])
  },
  openAs: async ({ browser, baseURL, viewport, colorScheme }, use) => {
    const opened: { page: Page; complaints: string[] }[] = []
    await use(async (person, options) => {
      const context = await browser.newContext({
        baseURL,
        viewport,
        colorScheme,
        locale: 'zh-CN',
        timezoneId: 'Asia/Shanghai',
        ...(person === 'visitor' ? {} : { storageState: stateOf(person) }),
        ...options,
      })
      await recordPresses(context)
      const page = await context.newPage()
      opened.push({ page, complaints: listen(page) })
      return page
    })
    for (const { page, complaints } of opened) {
      expect(complaints, 'errors in the page').toEqual([])
      await page.context().close()
    }
  },
  memberPage: async ({ openAs }, use) => {
    await use(await openAs('member'))
  },
})

// A request that a test lets fail on purpose is reported by the browser as an error of the page.
// Whoever signs out while the live connection is being opened has it refused.
// The driver's trace reads pictures again by itself, which the page's policy rightly refuses for local files.
const expectedNoise =
  /net::ERR_|Failed to load resource|ResizeObserver loop|Connecting to 'blob:|\/api\/live' failed: HTTP Authentication failed/

/** Collects what the page complains of: thrown errors, logged ones, breaches of the content security policy. */
export function listen(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' && !expectedNoise.test(message.text())) complaints.push(message.text())
  })
  return complaints
}

export { expect }

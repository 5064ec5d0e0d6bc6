import { expect, test as base, type Page } from '@playwright/test'

interface Fixtures {
  /** A page where the demonstration member 林小满 is signed in. */
  memberPage: Page
}

/** Where the signed-in browsers of the named people lie; written once by `people.setup.ts`. */
export const stateOf = (name: string) => `test-results/state/${name}.json`

/**
 * Every browser test: a page that logs an error, throws, or breaks the content security policy fails its test,
 * whatever the test was about.
 */
export const test = base.extend<Fixtures>({
  page: async ({ page }, use) => {
    const complaints = listen(page)
    await use(page)
    expect(complaints, 'errors in the page').toEqual([])
  },
  memberPage: async ({ browser, baseURL, viewport, colorScheme }, use) => {
    const context = await browser.newContext({
      storageState: stateOf('member'),
      baseURL,
      viewport,
      colorScheme,
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
    })
    const page = await context.newPage()
    const complaints = listen(page)
    await use(page)
    expect(complaints, 'errors in the page').toEqual([])
    await context.close()
  },
})

// A request that a test lets fail on purpose is reported by the browser as an error of the page.
// The driver's trace reads pictures again by itself, which the page's policy rightly refuses for local files.
const expectedNoise = /net::ERR_|Failed to load resource|ResizeObserver loop|Connecting to 'blob:/

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

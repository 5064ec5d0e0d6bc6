import { expect, test as base, type BrowserContextOptions, type Page } from '@playwright/test'
import { recordPresses } from './new-press.ts'
import { newAccount, type Account } from './new-account.ts'
import { stateOf, type Demonstration } from './people.ts'

/** People of one spec file, by what they are to each other in its tests. */
export type Role = 'member' | 'neighbour' | 'writer' | 'mailbox'

interface Fixtures {
  /** Somebody of this spec file, registered when first asked for: what they do no other file sees in its own people. */
  person: (role: Role) => Promise<Account>
  /** A page where the member of this file is signed in. */
  memberPage: Page
  /** A page where the demonstration member 林小满 is signed in. */
  demonstrationPage: Page
  /**
   * Opens a browser of its own for somebody, for a member of the demonstration data, or for a visitor: one more window
   * in the same test.
   */
  openAs: (role: Role | Demonstration | 'visitor', options?: BrowserContextOptions) => Promise<Page>
}

const accounts = new Map<string, Promise<Account>>()

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
  person: async ({ baseURL }, use, { file, repeatEachIndex }) => {
    await use((role) => {
      const key = `${file} ${repeatEachIndex} ${role}`
      const account = accounts.get(key) ?? newAccount(baseURL ?? '', role === 'mailbox' ? 'email' : 'phone')
      accounts.set(key, account)
      return account
    })
  },
  openAs: async ({ browser, baseURL, viewport, colorScheme, person }, use) => {
    const opened: { page: Page; complaints: string[] }[] = []
    const stateFor = async (role: Role | Demonstration | 'visitor') => {
      if (role === 'visitor') return undefined
      return role === 'demonstration' || role === 'secondDemonstration'
        ? stateOf(role)
        : (await person(role)).state
    }
    await use(async (role, options) => {
      const context = await browser.newContext({
        baseURL,
        viewport,
        colorScheme,
        locale: 'zh-CN',
        timezoneId: 'Asia/Shanghai',
        storageState: await stateFor(role),
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
  demonstrationPage: async ({ openAs }, use) => {
    await use(await openAs('demonstration'))
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

import { expect, test as base, type BrowserContextOptions, type Page } from '@playwright/test'
import { actLikePeople } from './act-like-people.ts'
import { newAccount, type Account } from './new-account.ts'
import { recordPages } from './page-record.ts'
import { demonstrationState } from './people.ts'
import { storeAtFirstDocument } from './store-at-first-document.ts'

/** People of one spec file, by their roles in its tests. */
export type Role = 'member' | 'neighbour' | 'writer' | 'mailbox'

interface Fixtures {
  /**
   * A member of this spec file, registered when first requested: other files do not see what they do. They joined a
   * month ago.
   */
  person: (role: Role) => Promise<Account>
  /** A page where the member of this file is signed in. */
  memberPage: Page
  /** A page where the demonstration member 林小满 is signed in, whose content tests only read. */
  demonstrationPage: Page
  /** Opens a separate browser context for a person of the file or a visitor: another window in the same test. */
  openAs: (role: Role | 'demonstration' | 'visitor', options?: BrowserContextOptions) => Promise<Page>
}

const accounts = new Map<string, Promise<Account>>()

/**
 * Base of every browser test: a page that logs an error, throws, or violates the content security policy fails its
 * test, whatever the test is about.
 */
export const test = base.extend<Fixtures>({
  context: async ({ context }, use) => {
    await recordPages(context)
    await use(context)
  },
  page: async ({ page }, use) => {
    const complaints = listen(page)
    actLikePeople(page)
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
  openAs: async ({ browser, baseURL, viewport, colorScheme, contextOptions, person }, use) => {
    const opened: { page: Page; complaints: string[] }[] = []
    const stateFor = async (role: Role | 'demonstration' | 'visitor') => {
      if (role === 'visitor') return undefined
      return role === 'demonstration' ? demonstrationState : (await person(role)).state
    }
    await use(async (role, options) => {
      const state = await stateFor(role)
      const context = await browser.newContext({
        ...contextOptions,
        baseURL,
        viewport,
        colorScheme,
        locale: 'zh-CN',
        timezoneId: 'Asia/Shanghai',
        storageState: typeof state === 'object' ? { ...state, origins: [] } : state,
        ...options,
      })
      if (typeof state === 'object') await storeAtFirstDocument(context, state.origins)
      await recordPages(context)
      const page = await context.newPage()
      actLikePeople(page)
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

// The browser reports requests that a test makes fail on purpose as errors of the page.
// Signing out while the live connection is being opened makes it fail.
// The driver's trace fetches pictures again, which the page's policy rightly refuses for local files.
const expectedNoise =
  /net::ERR_|Failed to load resource|ResizeObserver loop|Connecting to 'blob:|\/api\/live' failed: HTTP Authentication failed/

/** Collects errors of the page: thrown and logged ones, and violations of the content security policy. */
export function listen(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' && !expectedNoise.test(message.text())) complaints.push(message.text())
  })
  return complaints
}

export { expect }

import { expect, type BrowserContext, type Page } from '@playwright/test'

/** What a page records for tests because it is over too quickly, or happens too early, for polling. */
export interface PageRecord {
  /** The site's scripts handle events. */
  isAlive: boolean
  /** Texts of the toasts shown: most stay for a second. */
  toasts: string[]
  /** Milliseconds until a click on this element no longer counts as a repetition. */
  debounceLeft: (element: Element) => number
}

declare global {
  // oxlint-disable-next-line no-var
  var pageRecord: PageRecord
}

// Within this time the site ignores another click on the same control; a person is never that quick.
const debounceMs = 300

/** Starts the record of every document that a context will open. */
export async function recordPages(context: BrowserContext): Promise<void> {
  await context.addInitScript((waitMs) => {
    const pressedAt = new WeakMap<Element, number>()
    const controlOf = (element: Element) => element.closest('button, a, label') ?? element
    const record: PageRecord = {
      isAlive: false,
      toasts: [],
      debounceLeft: (element) =>
        (pressedAt.get(controlOf(element)) ?? -Infinity) + waitMs - performance.now(),
    }
    globalThis.pageRecord = record
    addEventListener(
      'click',
      ({ target, timeStamp }) => {
        if (target instanceof Element) pressedAt.set(controlOf(target), timeStamp)
      },
      { capture: true },
    )
    document.addEventListener('site-alive', () => {
      record.isAlive = true
    })
    const noted = new WeakSet<Element>()
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('.ui-toast')) {
        if (!noted.has(toast)) record.toasts.push(toast.textContent)
        noted.add(toast)
      }
    }).observe(document, { subtree: true, childList: true })
  }, debounceMs)
}

/**
 * Waits until the site's scripts handle the events of the current document: a visitor's page is shown earlier. Returns
 * at once for documents of others.
 */
export async function waitForScripts(page: Page): Promise<void> {
  await page.waitForFunction(() => document.getElementById('root') === null || globalThis.pageRecord.isAlive)
}

/** Performs an action and waits for the toast it causes, also on a page the action leads to. */
export async function expectToast(page: Page, sentence: string, act: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() => globalThis.pageRecord.toasts.splice(0))
  await act()
  await expectShownToast(page, sentence)
}

/** Waits until the current document has shown a toast; it may be gone. */
export async function expectShownToast(page: Page, sentence: string): Promise<void> {
  // A document that is just being left has no response.
  const toasts = () => page.evaluate(() => globalThis.pageRecord.toasts).catch(() => [])
  await expect.poll(toasts).toContainEqual(expect.stringContaining(sentence))
}

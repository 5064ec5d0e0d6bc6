import type { BrowserContext, Page } from '@playwright/test'

/** What a browser keeps for one site. */
interface Stored {
  origin: string
  localStorage: { name: string; value: string }[]
}

/**
 * Stores what a browser keeps of a session when the site's first document begins. The driver's `storageState` opens and
 * closes another page to store it, which takes a quarter of the processor time of a test's first page.
 */
export async function storeAtFirstDocument(context: BrowserContext, stored: Stored[]): Promise<void> {
  const script = await context.addInitScript((sites) => {
    const site = sites.find(({ origin }) => origin === globalThis.origin)
    for (const { name, value } of site?.localStorage ?? []) localStorage.setItem(name, value)
  }, stored)
  // Later documents find what the site stored: a session may have been renewed or ended.
  const forget = (page: Page): void => {
    if (page.url() === 'about:blank') return
    context.off('page', watch)
    void script.dispose().catch(() => undefined)
  }
  const watch = (page: Page): void => void page.on('domcontentloaded', forget)
  context.on('page', watch)
}

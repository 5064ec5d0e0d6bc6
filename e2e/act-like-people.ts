import type { Locator, Page } from '@playwright/test'
import { waitForScripts } from './page-record.ts'

const patched = new WeakSet<object>()

/**
 * Makes a page's actions as quick as those of a person and no quicker: a navigation ends when the site's scripts handle
 * events (`waitUntil: 'commit'` ends it earlier), and a control is pressed again only when the site no longer takes the
 * click for a double one.
 */
export function actLikePeople(page: Page): void {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (options?.waitUntil !== 'commit') await waitForScripts(page)
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    if (options?.waitUntil !== 'commit') await waitForScripts(page)
    return response
  }
  // The driver does not export the class of its locators.
  const prototype: unknown = Object.getPrototypeOf(page.locator(':root'))
  if (typeof prototype !== 'object' || prototype === null || patched.has(prototype)) return
  patched.add(prototype)
  for (const action of ['click', 'dblclick'] as const)
    actAfter(prototype, action, async (locator, options: Parameters<Locator['click']>[0]) => {
      if (options?.button !== 'right') await waitForNewPress(locator, options?.timeout)
    })
  // These keys click the control that has the focus.
  actAfter(prototype, 'press', async (locator, key: string, options: Parameters<Locator['press']>[1]) => {
    if (key === 'Enter' || key === ' ') await waitForNewPress(locator, options?.timeout)
  })
}

/** Makes an action of locators wait first. */
function actAfter<Args extends unknown[]>(
  prototype: object,
  action: 'click' | 'dblclick' | 'press',
  wait: (locator: Locator, ...args: Args) => Promise<void>,
): void {
  const act: unknown = Reflect.get(prototype, action)
  if (typeof act !== 'function') throw new Error(`the driver's locators have no ${action}`)
  Reflect.set(prototype, action, async function (this: Locator, ...args: Args) {
    await wait(this, ...args)
    await Reflect.apply(act, this, args)
  })
}

async function waitForNewPress(locator: Locator, timeout = 0): Promise<void> {
  await locator.evaluate(
    async (element) => {
      // Pages of other contexts keep no record.
      const leftMs = 'pageRecord' in globalThis ? globalThis.pageRecord.debounceLeft(element) : 0
      if (leftMs > 0) await new Promise((resolve) => setTimeout(resolve, leftMs))
    },
    undefined,
    timeout === 0 ? {} : { timeout },
  )
}

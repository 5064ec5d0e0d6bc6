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
  for (const action of ['click', 'dblclick'] as const) waitBeforeClick(prototype, action)
  waitBeforeKey(prototype)
}

function waitBeforeClick(prototype: object, action: 'click' | 'dblclick'): void {
  const act = actionOf(prototype, action)
  Reflect.set(prototype, action, async function (this: Locator, options?: Parameters<Locator['click']>[0]) {
    if (options?.button !== 'right') await waitForNewPress(this, options?.timeout)
    await Reflect.apply(act, this, [options])
  })
}

/** Enter and the space bar click the control that has the focus. */
function waitBeforeKey(prototype: object): void {
  const press = actionOf(prototype, 'press')
  Reflect.set(
    prototype,
    'press',
    async function (this: Locator, key: string, options?: Parameters<Locator['press']>[1]) {
      if (key === 'Enter' || key === ' ') await waitForNewPress(this, options?.timeout)
      await Reflect.apply(press, this, [key, options])
    },
  )
}

function actionOf(prototype: object, name: string): (...args: never[]) => unknown {
  const act: unknown = Reflect.get(prototype, name)
  if (!isFunction(act)) throw new Error(`the driver's locators have no ${name}`)
  return act
}
const isFunction = (value: unknown): value is (...args: never[]) => unknown => typeof value === 'function'

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

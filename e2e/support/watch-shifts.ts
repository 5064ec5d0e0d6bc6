import type { Page } from '@playwright/test'

/** Sums the layout shifts of the pages that are opened from now on. @returns what the current page has shifted so far */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Reflect.set(window, 'shifted', 0)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const value: unknown = Reflect.get(entry, 'value')
        if (typeof value === 'number')
          Reflect.set(window, 'shifted', Number(Reflect.get(window, 'shifted')) + value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => Number(Reflect.get(window, 'shifted')))
}

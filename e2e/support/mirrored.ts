import type { Page } from '@playwright/test'

/** Number of drafts, or of photographs, that the browser has and the server does not. */
export function mirrored(page: Page, store: 'drafts' | 'photos' = 'drafts'): Promise<number> {
  return page.evaluate(
    (name) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open(`guangquan.${name}`)
        opening.addEventListener('error', () => reject(new Error('no database')))
        opening.addEventListener('success', () => {
          const { result } = opening
          const done = (count: number) => {
            result.close()
            resolve(count)
          }
          if (!result.objectStoreNames.contains(name)) return done(0)
          const counting = result.transaction(name).objectStore(name).count()
          counting.addEventListener('success', () => done(counting.result))
        })
      }),
    store,
  )
}

/** Ends a page as a phone does that needs its memory, and opens another one. */
export async function kill(page: Page): Promise<Page> {
  const context = page.context()
  await page.close({ runBeforeUnload: false })
  await context.setOffline(false)
  return context.newPage()
}

import type { CDPSession, Locator, Page } from '@playwright/test'

/** A finger on a page that has a touch screen. */
export interface Finger {
  /** Stays on an element until something is shown. */
  longPress: (target: Locator, until: () => Promise<unknown>) => Promise<void>
  /** Moves from one place to another. */
  swipe: (from: readonly [x: number, y: number], to: readonly [x: number, y: number]) => Promise<void>
}

export async function fingerOn(page: Page): Promise<Finger> {
  const touch: CDPSession = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  return {
    longPress: async (target, until) => {
      await target.scrollIntoViewIfNeeded()
      const box = await target.boundingBox()
      if (box === null) throw new Error('what is to be pressed is not shown')
      await send('touchStart', [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }])
      await until()
      await send('touchEnd', [])
    },
    swipe: async ([fromX, y], [toX, toY]) => {
      await send('touchStart', [{ x: fromX, y }])
      await send('touchMove', [{ x: (fromX + toX) / 2, y: (y + toY) / 2 }])
      await send('touchMove', [{ x: toX, y: toY }])
      await send('touchEnd', [])
    },
  }
}

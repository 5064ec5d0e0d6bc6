import type { CDPSession, Locator, Page } from '@playwright/test'

type Place = readonly [x: number, y: number]

/** A finger on a page that has a touch screen. */
export interface Finger {
  /** Stays on an element until something is shown. */
  longPress: (target: Locator, until: () => Promise<unknown>) => Promise<void>
  /** Moves from one place to another. */
  swipe: (from: Place, to: Place) => Promise<void>
  /** Taps twice in a row, however long the machine takes. */
  doubleTap: (place: Place) => Promise<void>
}

export async function fingerOn(page: Page): Promise<Finger> {
  const touch: CDPSession = await page.context().newCDPSession(page)
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: { x: number; y: number }[],
    timestamp = Date.now() / 1000,
  ) => touch.send('Input.dispatchTouchEvent', { type, touchPoints: points, timestamp })
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
    doubleTap: async ([x, y]) => {
      const begin = Date.now() / 1000
      for (const [tap, right] of [0, 2].entries()) {
        await send('touchStart', [{ x: x + right, y }], begin + 0.1 * tap)
        await send('touchEnd', [], begin + 0.1 * tap + 0.02)
      }
    },
  }
}

import type { Page } from '@playwright/test'

/**
 * Counts from now on what a person presses in a window and its tabs: a key that presses a control (C collects), a click,
 * a tap, a long press. Typing and moving the focus do not count.
 */
export async function countPresses(page: Page): Promise<() => number> {
  let presses = 0
  await page.context().exposeFunction('countPress', () => (presses += 1))
  await page.context().addInitScript(listenForPresses)
  await page.evaluate(listenForPresses)
  return () => presses
}

function listenForPresses(): void {
  const count = () => void globalThis.countPress()
  addEventListener('pointerdown', count, { capture: true })
  addEventListener(
    'keydown',
    ({ key, target, ctrlKey }) => {
      const isTyped = target instanceof Element && target.matches('input, textarea') && !ctrlKey
      if (!isTyped && ['Enter', ' ', 'c'].includes(key)) count()
    },
    { capture: true },
  )
}

declare global {
  // oxlint-disable-next-line no-var
  var countPress: () => Promise<number>
}

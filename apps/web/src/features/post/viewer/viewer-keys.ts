import { pressedKey } from '@guangquan/ui/pressed-key'
import type { ViewerAction } from './viewer-bar.tsx'

const keys: Record<string, ViewerAction> = {
  '+': 'in',
  '=': 'in',
  '-': 'out',
  '0': 'fit',
  '1': 'full',
  b: 'ground',
  h: 'histogram',
  i: 'facts',
  c: 'critique',
  d: 'download',
  f: 'screen',
  PageDown: 'next',
  PageUp: 'previous',
}

/** How an arrow key pans a photograph that is larger than its stage, in CSS pixels. */
export const panKeys: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [80, 0],
  ArrowRight: [-80, 0],
  ArrowUp: [0, 80],
  ArrowDown: [0, -80],
}

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>

/** Of a list of posts, beside `keys`: the arrows up and down go through the photographs of one post. */
const listKeys: Record<string, ViewerAction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  Enter: 'open',
  ' ': 'close',
}

/** The action of a key; undefined in text fields and for browser shortcuts. */
export function actionOf(event: KeyPress, zoomed: boolean, isList = false): ViewerAction | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return undefined
  const key = pressedKey(event)
  const action = isList ? listKeys[key] : undefined
  const isPress = key === 'Enter' || key === ' '
  if (action !== undefined) return isPress && isControl(event.target) ? undefined : action
  if (!zoomed && key === 'ArrowRight') return 'next'
  if (!zoomed && key === 'ArrowLeft') return 'previous'
  return keys[key.length === 1 ? key.toLowerCase() : key]
}

/** Whether the target is a text field, which keeps its keys. */
export function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input:not([type="checkbox"], [type="radio"]), textarea, select, [role="application"]') !==
      null
  )
}

// Enter and the space bar press it.
function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a, button, input, [role="menuitem"]') !== null
}

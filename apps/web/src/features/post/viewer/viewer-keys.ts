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
  f: 'screen',
  PageDown: 'next',
  PageUp: 'previous',
}

/** What an arrow does to a photograph that is larger than its stage, in CSS pixels. */
export const panKeys: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [80, 0],
  ArrowRight: [-80, 0],
  ArrowUp: [0, 80],
  ArrowDown: [0, -80],
}

/** The action of a key; undefined where somebody writes, and for keys of the browser. */
export function actionOf(event: KeyboardEvent, zoomed: boolean): ViewerAction | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return undefined
  if (!zoomed && event.key === 'ArrowRight') return 'next'
  if (!zoomed && event.key === 'ArrowLeft') return 'previous'
  return keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]
}

/** Is it a field, which keeps its keys. */
export function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input:not([type="checkbox"], [type="radio"]), textarea, select, [role="application"]') !==
      null
  )
}

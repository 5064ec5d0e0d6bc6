const free = 'input, textarea, select, code, [contenteditable="true"], [data-selectable], .ui-quotable'

/** Is this a place where selecting and the browser's menu are left alone. */
export function isFreeOfRule(target: Element): boolean {
  return target.closest(free) !== null
}

/** Was the menu asked for by a mouse or a finger, not by the menu key or a reader. */
export function isByPointer(event: MouseEvent): boolean {
  return event.button === 2 || (event instanceof PointerEvent && event.pointerType === 'touch')
}

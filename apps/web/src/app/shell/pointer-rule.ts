const free = 'input, textarea, select, code, [contenteditable="true"], [data-selectable], .ui-quotable'

/** Whether selection and the browser's own menu are allowed at this element. */
export function isFreeOfRule(target: Element): boolean {
  return target.closest(free) !== null
}

/** Whether the menu was requested by mouse or touch, not by the menu key or a screen reader. */
export function isByPointer(event: MouseEvent): boolean {
  return event.button === 2 || (event instanceof PointerEvent && event.pointerType === 'touch')
}

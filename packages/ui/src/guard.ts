const free = 'input, textarea, select, [contenteditable="true"], .ui-quotable'

/**
 * Switches the context menu off for pointers inside `root`, as the pages of works ask, but not in fields and
 * words meant to be quoted, and never for the menu key. Selection is the business of the class `ui-guarded`.
 * Returns a function that ends it.
 */
export function guardContextMenu(root: HTMLElement): () => void {
  const guard = (event: MouseEvent) => {
    const byKeyboard = event.button !== 2 && !(event instanceof PointerEvent && event.pointerType === 'touch')
    const onFreeWords = event.target instanceof Element && event.target.closest(free) !== null
    if (!byKeyboard && !onFreeWords) event.preventDefault()
  }
  root.addEventListener('contextmenu', guard)
  return () => root.removeEventListener('contextmenu', guard)
}

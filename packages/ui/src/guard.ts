const free = 'input, textarea, select, [contenteditable="true"], .ui-quotable'

/**
 * Disables the context menu for pointers inside `root`, except in fields and quotable text, and never for the menu key.
 * The class `ui-guarded` handles selection.
 * @returns a function that undoes it
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

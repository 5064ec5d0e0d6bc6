import { useEffect, useRef, type MouseEvent, type RefObject, type SyntheticEvent } from 'react'
import { openLayer } from './layer-keeper.ts'

/** Lets going back close what is open over the page; a question is answered by it. */
export function useLayer(open: boolean, onClose: () => void, isQuestion = false): void {
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  useEffect(() => (open ? openLayer(() => latest.current(), isQuestion) : undefined), [open, isQuestion])
}

/**
 * Drives a native modal dialog: opens and closes it with `open`, and turns Esc, a press on the backdrop and going back
 * into `onClose`. The browser keeps the focus inside and gives it back.
 */
export function useDialog(
  open: boolean,
  onClose: () => void,
  isQuestion = false,
): {
  ref: RefObject<HTMLDialogElement | null>
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void
  onClose: (event: SyntheticEvent<HTMLDialogElement>) => void
  onMouseDown: (event: MouseEvent<HTMLDialogElement>) => void
  onClick: (event: MouseEvent<HTMLDialogElement>) => void
} {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)
  useLayer(open, onClose, isQuestion)

  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (open && !dialog.open) {
      keepPlaceOfScrollbar()
      dialog.showModal()
    }
    if (!open && dialog.open) dialog.close()
  }, [open])

  return {
    ref,
    onCancel: (event) => {
      // A file picker inside the dialog cancels too, and that event bubbles.
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose()
    },
    onClose: (event) => {
      // The browser may close it by itself when Esc is pressed twice.
      if (event.target === event.currentTarget && open) onClose()
    },
    // Only a press that begins outside closes: one that begins in a field and ends outside is a selection.
    onMouseDown: (event) => {
      pressedOutside.current = isOutside(event)
    },
    onClick: (event) => {
      if (pressedOutside.current && isOutside(event)) onClose()
      pressedOutside.current = false
    },
  }
}

// The page behind does not scroll while a dialog is open; without its bar it would grow wider and jump.
function keepPlaceOfScrollbar(): void {
  const { documentElement: root } = document
  if (document.querySelector('dialog.ui-dialog[open]')) return
  root.style.setProperty('--scrollbar-width', `${innerWidth - root.clientWidth}px`)
}

function isOutside(event: MouseEvent<HTMLDialogElement>): boolean {
  if (event.target !== event.currentTarget) return false
  const box = event.currentTarget.getBoundingClientRect()
  return (
    event.clientX < box.left ||
    event.clientX > box.right ||
    event.clientY < box.top ||
    event.clientY > box.bottom
  )
}

import {
  useEffect,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react'
import { openLayer } from './layer-handler.ts'

/** Makes going back close the open layer over the page; a question is then answered with no. */
export function useLayer(open: boolean, onClose: () => void, isQuestion = false): void {
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  // In a layout effect: a dialog that has left the document no longer answers to going back.
  useLayoutEffect(
    () => (open ? openLayer(() => latest.current(), isQuestion) : undefined),
    [open, isQuestion],
  )
}

/**
 * Controls a native modal dialog: opens and closes it with `open`, and maps Esc, a press on the backdrop and going back
 * to `onClose`. The browser traps the focus and restores it.
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
      reserveScrollbarWidth()
      dialog.showModal()
    }
    if (!open && dialog.open) dialog.close()
  }, [open])
  // For one that is removed while it is open. In a layout effect: once it has left the document, the browser no longer
  // restores the focus.
  useLayoutEffect(() => {
    const dialog = ref.current
    return () => dialog?.close()
  }, [])

  return {
    ref,
    onCancel: (event) => {
      // A file picker inside the dialog also fires a bubbling cancel event.
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose()
    },
    onClose: (event) => {
      // The browser may close it without asking when Esc is pressed twice. The event comes late: the dialog may be open
      // again.
      if (event.target === event.currentTarget && open && !event.currentTarget.open) onClose()
    },
    // Closes only for a press that begins outside: one that begins in a field is a selection.
    onMouseDown: (event) => {
      pressedOutside.current = isOutside(event)
    },
    onClick: (event) => {
      if (pressedOutside.current && isOutside(event)) onClose()
      pressedOutside.current = false
    },
  }
}

// The page behind does not scroll while a dialog is open; without its scrollbar it would shift.
function reserveScrollbarWidth(): void {
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

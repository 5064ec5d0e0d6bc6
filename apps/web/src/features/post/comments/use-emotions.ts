import { insertCode } from '@guangquan/ui'
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type RefObject } from 'react'
import { useWidth } from '../../../shared/use-width.ts'

interface EmotionsOptions {
  form: RefObject<HTMLFormElement | null>
  box: RefObject<HTMLTextAreaElement | null>
  text: string
  onText: (text: string) => void
}

/**
 * The emotion picker of a write box: what opens and closes it, and where its codes go. On phones it stands in place of
 * the keyboard: the text loses the focus when it opens, and gets it back for writing on.
 */
export function useEmotions({ form, box, text, onText }: EmotionsOptions) {
  const isPhone = useWidth('phone')
  const [open, setOpen] = useState<'no' | 'byPointer' | 'byKeys'>('no')
  // Where the next code goes while the text is not focused.
  const caret = useRef(0)
  const isOpen = open !== 'no'

  useEffect(() => {
    if (!isOpen) return
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && form.current?.contains(target) !== true) setOpen('no')
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [isOpen, form])

  function close() {
    setOpen('no')
    if (!isPhone) box.current?.focus()
  }

  return {
    isOpen,
    isPhone,
    /** The picker takes the focus: it was opened by a key. */
    takesFocus: open === 'byKeys',
    close,
    /** What was written is sent: the picker goes with it. */
    drop: () => setOpen('no'),
    toggle: (event: MouseEvent) => {
      if (isOpen) return setOpen('no')
      caret.current = box.current?.selectionEnd ?? text.length
      if (isPhone) box.current?.blur()
      setOpen(event.detail === 0 ? 'byKeys' : 'byPointer')
    },
    insert: (code: string) => {
      const element = box.current
      const focused = document.activeElement
      const isWriting = element !== null && focused === element
      const next = insertCode(text, code, {
        start: isWriting ? element.selectionStart : caret.current,
        end: isWriting ? element.selectionEnd : caret.current,
      })
      caret.current = next.caret
      onText(next.text)
      // Whoever chooses by keys goes on choosing; on phones the focus would bring the keyboard back.
      if (isPhone || focused?.closest('[role="group"]') != null) return
      requestAnimationFrame(() => {
        element?.focus()
        element?.setSelectionRange(next.caret, next.caret)
      })
    },
    /** Of the text. */
    onFocus: () => {
      if (isPhone) setOpen('no')
    },
    /** Of the form. */
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isOpen || event.defaultPrevented) return
      // Kept from the sheet around it, which Esc would close too.
      event.preventDefault()
      event.stopPropagation()
      close()
    },
  }
}

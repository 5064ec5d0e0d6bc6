import { pressedKey } from '@guangquan/ui/pressed-key'
import { insertCode } from '@guangquan/ui'
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type RefObject } from 'react'
import { useWidth } from '../page/use-width.ts'

interface EmotionsOptions {
  form: RefObject<HTMLFormElement | null>
  box: RefObject<HTMLTextAreaElement | null>
  text: string
  onText: (text: string) => void
}

/**
 * The emotion picker of a text box: opening, closing and inserting codes. On phones it replaces the keyboard: the text
 * box is blurred when it opens and focused again for typing.
 */
export function useEmotions({ form, box, text, onText }: EmotionsOptions) {
  const isPhone = useWidth('phone')
  const [open, setOpen] = useState<'no' | 'byPointer' | 'byKeys'>('no')
  // Insert position while the text box is not focused.
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
    /** The picker takes the focus if it was opened by keyboard. */
    takesFocus: open === 'byKeys',
    close,
    /** Closes the picker after the text was sent. */
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
      // The focus stays in the picker for keyboard users; on phones, focusing the text would open the keyboard.
      if (isPhone || focused?.closest('[role="group"]') != null) return
      requestAnimationFrame(() => {
        element?.focus()
        element?.setSelectionRange(next.caret, next.caret)
      })
    },
    /** For the text box. */
    onFocus: () => {
      if (isPhone) setOpen('no')
    },
    /** For the form. */
    onKeyDown: (event: KeyboardEvent) => {
      if (pressedKey(event) !== 'Escape' || !isOpen || event.defaultPrevented) return
      // Stopped here, because the surrounding sheet would close on Esc too.
      event.preventDefault()
      event.stopPropagation()
      close()
    },
  }
}

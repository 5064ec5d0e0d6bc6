import { isComposing } from '@guangquan/ui/pressed-key'

/**
 * Hides Enter from the fields of the component library if an input method handled it: in Safari they take it for the
 * end of the input, and search for an incomplete text. The browser's default action is kept.
 */
export function keepKeysOfInputMethods(from: Pick<Document, 'addEventListener'>): void {
  from.addEventListener(
    'keydown',
    (event) => {
      if (isComposing(event)) event.stopPropagation()
    },
    true,
  )
}

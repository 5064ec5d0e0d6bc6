import { isComposing } from '@guangquan/ui/pressed-key'

/**
 * Keeps Enter from the fields of the component library where an input method took it: in Safari they take it for the
 * end of the input, and search for half of what is being written. Its effect in the browser stays.
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

import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

/** The code of a key that an input method took. */
const takenByInputMethod = 229

/**
 * Whether a key belongs to an input method, which is choosing characters with it: nothing else may act on it. Safari
 * ends the composition before the key that ended it, which then has no flag, only the code.
 */
export function isComposing(event: KeyboardEvent | ReactKeyboardEvent): boolean {
  const native = 'nativeEvent' in event ? event.nativeEvent : event
  return native.isComposing || native.keyCode === takenByInputMethod
}

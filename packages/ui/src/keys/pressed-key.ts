interface KeyState {
  isComposing?: boolean
  keyCode?: number
}

interface KeyPress extends KeyState {
  key: string
  /** Of React. */
  nativeEvent?: KeyState
}

/** The code of a key that an input method took. */
const takenByInputMethod = 229

/**
 * Whether a key belongs to an input method, which is choosing characters with it: nothing else may act on it. Safari
 * ends the composition before the key that ended it, which then has no flag, only the code.
 */
export function isComposing(event: KeyPress): boolean {
  const native = event.nativeEvent ?? event
  return native.isComposing === true || native.keyCode === takenByInputMethod
}

/** The pressed key; empty if an input method handled it. The only way to read one (`keysByOneHelper`). */
export function pressedKey(event: KeyPress): string {
  return isComposing(event) ? '' : event.key
}

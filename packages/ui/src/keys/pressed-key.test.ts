import { expect, test } from 'vitest'
import { isComposing, pressedKey } from './pressed-key.ts'

test.each([
  [{ key: 'Enter' }, 'Enter'],
  [{ key: 'Enter', isComposing: true }, ''],
  // Safari: the composition has ended, the key that ended it has the code alone.
  [{ key: 'Enter', isComposing: false, keyCode: 229 }, ''],
  [{ key: 'Enter', nativeEvent: { isComposing: false, keyCode: 229 } }, ''],
  [{ key: 'Enter', nativeEvent: { isComposing: true, keyCode: 13 } }, ''],
  [{ key: 'a', nativeEvent: { isComposing: false, keyCode: 65 } }, 'a'],
])('%j is read as %j', (event, key) => {
  expect(pressedKey(event)).toBe(key)
  expect(isComposing(event)).toBe(key === '')
})

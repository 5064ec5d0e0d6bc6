/**
 * The index that an arrow key, Home or End leads to in a row of `length`, wrapping around; undefined for other keys.
 */
export function indexAfterKey(key: string, place: number, length: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (place + 1) % length
    case 'ArrowLeft':
    case 'ArrowUp':
      return (place - 1 + length) % length
    case 'Home':
      return 0
    case 'End':
      return length - 1
    default:
      return undefined
  }
}

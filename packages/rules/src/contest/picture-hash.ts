/** Size of the grey picture that `differenceHash` reads, row by row. */
export const hashWidth = 9
export const hashHeight = 8

/**
 * 64 bits that survive scaling and compression: for each of 8 rows, whether a point is brighter than its neighbour.
 * @param grey brightness of 9 × 8 points, row by row
 * @returns 16 hexadecimal digits
 */
export function differenceHash(grey: ArrayLike<number>): string {
  let hash = ''
  for (let row = 0; row < hashHeight; row++) {
    let bits = 0
    for (let column = 0; column + 1 < hashWidth; column++) {
      const at = row * hashWidth + column
      bits = bits * 2 + ((grey[at] ?? 0) > (grey[at + 1] ?? 0) ? 1 : 0)
    }
    hash += bits.toString(16).padStart(2, '0')
  }
  return hash
}

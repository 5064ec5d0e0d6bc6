const twoBytes = new Map<string, readonly [number, number]>()

/** Text as Excel in China saves a CSV file: ASCII, and characters of two bytes. */
export function gb18030(text: string): Buffer {
  if (twoBytes.size === 0) {
    const decoder = new TextDecoder('gb18030')
    for (let first = 0x81; first <= 0xfe; first++) {
      for (let second = 0x40; second <= 0xfe; second++) {
        twoBytes.set(decoder.decode(Uint8Array.of(first, second)), [first, second])
      }
    }
  }
  return Buffer.from([...text].flatMap((sign) => twoBytes.get(sign) ?? [...Buffer.from(sign)]))
}

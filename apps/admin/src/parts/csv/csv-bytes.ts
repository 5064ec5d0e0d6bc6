/** First of a file: without it Excel reads UTF-8 as the encoding of its system. */
const byteOrderMark = '\ufeff'

/** A file that is neither UTF-8 nor GB 18030. */
export class UnknownEncoding extends Error {}

/**
 * The text of a CSV file. Excel in China writes GB 18030 where nobody chooses "CSV UTF-8", and bytes of Chinese in it are
 * practically never UTF-8 as well.
 * @throws UnknownEncoding
 */
export function textOfCsv(bytes: Uint8Array | ArrayBuffer): string {
  for (const encoding of ['utf-8', 'gb18030']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch {
      // Of another encoding.
    }
  }
  throw new UnknownEncoding()
}

/** A CSV file with the heads of its columns alone, which Excel opens as it is. */
export function templateOf(heads: readonly string[]): string {
  return `${byteOrderMark}${heads.join(',')}\r\n`
}

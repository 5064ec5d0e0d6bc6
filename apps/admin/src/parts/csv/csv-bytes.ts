/** At the start of a file: without it Excel reads UTF-8 in its system's encoding. */
const byteOrderMark = '\ufeff'

/** A file that is neither UTF-8 nor GB 18030. */
export class UnknownEncoding extends Error {}

/**
 * The text of a CSV file. Excel in China writes GB 18030 unless somebody chooses "CSV UTF-8", and Chinese text in it is
 * practically never valid UTF-8.
 * @throws UnknownEncoding
 */
export function textOfCsv(bytes: Uint8Array | ArrayBuffer): string {
  for (const encoding of ['utf-8', 'gb18030']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch {
      // Another encoding.
    }
  }
  throw new UnknownEncoding()
}

/** A CSV file with only the headings of its columns, which Excel opens correctly. */
export function templateOf(heads: readonly string[]): string {
  return `${byteOrderMark}${heads.join(',')}\r\n`
}

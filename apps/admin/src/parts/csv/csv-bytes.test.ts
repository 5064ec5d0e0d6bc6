import { expect, test } from 'vitest'
import { templateOf, textOfCsv, UnknownEncoding } from './csv-bytes.ts'

const text = '会员,备注\r\n阿楠,€ 5 · 镕\r\n'
// The same text as Excel in China writes it: most of its characters are two bytes.
const gb18030 = Uint8Array.from(
  'bbe1d4b12cb1b8d7a20d0ab0a2e9aa2ca2e3203520a1a420e9460d0a'.match(/../g) ?? [],
  (byte) => Number.parseInt(byte, 16),
)
const utf8 = new TextEncoder().encode(text)

test('a file is read as UTF-8, with a byte order mark or without, or as GB 18030', () => {
  expect(textOfCsv(utf8)).toBe(text)
  expect(textOfCsv(Uint8Array.of(0xef, 0xbb, 0xbf, ...utf8))).toBe(text)
  expect(textOfCsv(gb18030)).toBe(text)
})

test('characters outside the two bytes of GBK are read', () => {
  // U+20BB7 is four bytes.
  expect(textOfCsv(Uint8Array.of(0x95, 0x34, 0xb2, 0x35, 0x2c, 0xc3, 0xfb))).toBe('\u{20bb7},名')
})

test('what is neither is said so', () => {
  expect(() => textOfCsv(Uint8Array.of(0xff, 0xfe, 0xff, 0x00))).toThrow(UnknownEncoding)
})

test('a template has the heads of the columns and opens in Excel as UTF-8', () => {
  expect(templateOf(['词', '处理'])).toBe('\ufeff词,处理\r\n')
})

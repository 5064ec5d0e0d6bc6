import { errorCatalogue } from '@guangquan/contract'
import { expect, test } from 'vitest'
import { refuseUnreadable } from './refuse-unreadable.ts'

const bytes = (text: string) => new Blob([Uint8Array.from(text, (letter) => letter.charCodeAt(0))])
const png = (chunks: string) => bytes(`\u0089PNG\r\n\u001a\n\0\0\0\rIHDR${'\0'.repeat(17)}${chunks}`)
const webp = (flags: number) => bytes(`RIFF\0\0\0\0WEBPVP8X\n\0\0\0${String.fromCharCode(flags)}\0\0\0`)

test.each([
  ['a JPEG XL codestream', bytes('\u00ff\n\u00fa\0'), '暂不支持 JPEG XL，请选择 JPEG'],
  ['a JPEG XL container', bytes('\0\0\0\u000cJXL \r\n\u0087\n'), '暂不支持 JPEG XL，请选择 JPEG'],
  ['an animated WebP', webp(2 | 16), '暂不支持动态 WebP，请选择一张静态照片'],
  [
    'an animated PNG',
    png('\0\0\0\u0008acTL\0\0\0\u0002\0\0\0\0----\0\0\0\u0001IDATx'),
    '暂不支持 APNG 动图，请选择一张静态照片',
  ],
])('%s is refused by its name', async (_name, file, message) => {
  await expect(refuseUnreadable(file)).rejects.toMatchObject({ kind: 'FileTypeRefused', message })
})

test.each([
  ['a JPEG', bytes('\u00ff\u00d8\u00ff\u00e1')],
  ['a PNG', png('\0\0\0\u0001IDATacTL')],
  ['a WebP with transparency', webp(16)],
  ['a HEIC', bytes('\0\0\0\u0018ftypheic')],
  ['an empty file', bytes('')],
])('%s is not', async (_name, file) => {
  await expect(refuseUnreadable(file)).resolves.toBeUndefined()
})

/** The header of a HEIC file with tiles, whose complete image is larger. */
function heic(width: number, height: number): Blob {
  const ispe = (...sides: number[]) => {
    const box = new DataView(new ArrayBuffer(20))
    for (const [place, value] of [20, 0x69_73_70_65, 0, ...sides].entries()) box.setUint32(place * 4, value)
    return box
  }
  return new Blob([bytes('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'), ispe(512, 512), ispe(width, height)])
}

test('a HEIC with more pixels than the server decodes is refused with the limit', async () => {
  await expect(refuseUnreadable(heic(12_000, 9000))).rejects.toMatchObject({
    kind: 'HeicTooLarge',
    message: errorCatalogue.HeicTooLarge.text,
  })
  await expect(refuseUnreadable(heic(8000, 6000))).resolves.toBeUndefined()
})

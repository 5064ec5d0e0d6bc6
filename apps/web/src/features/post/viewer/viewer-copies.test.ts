import { expect, test } from 'vitest'
import { samplePicture } from '../../../testing/sample-picture.ts'
import { copiesFor } from './viewer-copies.ts'

const copies = { url480: '480', url1080: '1080', url2048: '2048' }
const wide = { url480: '480w', url1080: '1080w', url2048: '2048w', urlFull: '3840w' }

test('above 2160 px on screen the full copy is shown, with wide gamut if available', () => {
  const picture = { ...samplePicture, ...copies, urlFull: '3840', p3: wide, width: 6000, height: 4000 }
  expect(copiesFor(picture, 2160)).toEqual({ src: '2048', p3: '2048w' })
  expect(copiesFor(picture, 2161)).toEqual({ src: '3840', p3: '3840w' })
  expect(copiesFor({ ...picture, p3: null }, 3000)).toEqual({ src: '3840', p3: null })
  expect(copiesFor({ ...picture, urlFull: null, p3: { ...wide, urlFull: null } }, 3000)).toEqual({
    src: '2048',
    p3: '2048w',
  })
})

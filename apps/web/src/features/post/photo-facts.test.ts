import type { PictureExif } from '@guangquan/contract'
import { noExif } from '@guangquan/contract/shapes/empty-shapes'
import { expect, test } from 'vitest'
import { samplePicture } from '../../testing/sample-picture.ts'
import { colourText, gainMapText, photoFacts, shortFacts } from './photo-facts.ts'

const withExif = (exif: Partial<PictureExif>) => ({ ...samplePicture, exif: { ...noExif, ...exif } })
const textsOf = (exif: Partial<PictureExif>) =>
  photoFacts(withExif(exif)).map(({ label, text }) => `${label} ${text}`)

const whole: Partial<PictureExif> = {
  model: 'C1 Pro',
  cameraId: 'c1',
  cameraName: '澄光 C1 Pro',
  lensModel: 'CL 50mm f/1.4',
  lensType: '原生镜头',
  focalLength: 50,
  focal35: 75,
  fNumber: 2.8,
  exposureTime: '1/250',
  iso: 400,
  exposureBias: -0.7,
  shotDate: '2026-10-01 08:30:12',
  software: 'Lightroom',
}

test('what is known is listed in one order, by the names of the catalogue; what is unknown is left out', () => {
  expect(textsOf({})).toEqual([])
  expect(textsOf(whole)).toEqual([
    '相机 澄光 C1 Pro',
    '镜头 CL 50mm f/1.4',
    '镜头类型 原生镜头',
    '焦距 50mm（等效 75mm）',
    '光圈 f/2.8',
    '快门 1/250s',
    '感光度 ISO 400',
    '曝光补偿 −0.7 EV',
    '拍摄时间 2026-10-01 08:30',
    '后期 Lightroom',
  ])
})

test('only gear of the catalogue leads to its photographs', () => {
  const walls = photoFacts(withExif({ ...whole, lensId: null })).map(({ wall }) => wall)
  expect(walls.slice(0, 2)).toEqual(['cameraId=c1', undefined])
})

test.each([
  [{ focalLength: 35, focal35: 35 }, '焦距 35mm'],
  [{ focalLength: 34.9, focal35: 35 }, '焦距 34.9mm'],
  [{ focalLength: 35, focal35: null }, '焦距 35mm'],
  [{ exposureBias: 1 }, '曝光补偿 +1 EV'],
])('%o: %s', (exif, text) => {
  expect(textsOf(exif)).toEqual([text])
})

test('a compensation of zero is no fact', () => {
  expect(textsOf({ exposureBias: 0 })).toEqual([])
})

test('the author sees which values are hidden and which were typed; adapter and lens type follow the lens', () => {
  const facts = photoFacts(withExif({ ...whole, adapter: 'M 转 C', hidden: ['lens'], hand: ['fNumber'] }))
  const named = (of: 'hidden' | 'isManual') => facts.filter((fact) => fact[of]).map(({ label }) => label)
  expect(named('hidden')).toEqual(['镜头', '镜头类型', '转接'])
  expect(named('isManual')).toEqual(['光圈'])
})

test('the page has one line for the exposure, manual when one of its values is, without what only the viewer lists', () => {
  expect(shortFacts(withExif({ ...whole, hand: ['iso'] }))).toEqual([
    { label: '相机', text: '澄光 C1 Pro', isManual: false, hidden: false, wall: 'cameraId=c1' },
    { label: '镜头', text: 'CL 50mm f/1.4', isManual: false, hidden: false },
    {
      label: '曝光',
      text: '50mm（等效 75mm）　f/2.8　1/250s　ISO 400　−0.7 EV',
      isManual: true,
      hidden: false,
    },
    { label: '拍摄时间', text: '2026-10-01 08:30', isManual: false, hidden: false },
  ])
})

test('a hidden value is not in the short line, and without any there is no line', () => {
  const short = shortFacts(withExif({ cameraName: '澄光 C1', iso: 400, hidden: ['iso'] }))
  expect(short.map(({ label }) => label)).toEqual(['相机'])
})

test.each([
  [null, false, '未嵌入色彩描述文件，按 sRGB 显示'],
  ['sRGB IEC61966-2.1', false, 'sRGB'],
  ['Adobe RGB (1998)', false, 'Adobe RGB (1998) → sRGB'],
  ['Display P3', true, 'Display P3 → sRGB / P3'],
])('the colours of %s (copies in P3: %s): %s', (colorSpace, hasP3, text) => {
  const p3 = hasP3 ? { url480: '', url1080: '', url2048: null, urlFull: null } : null
  expect(colourText({ ...withExif({ colorSpace }), p3 })).toBe(text)
})

test('an HDR gain map is named by its kind, and there is no line without one', () => {
  expect(gainMapText(withExif({ gainMap: 'ultraHdr' }))).toBe('Ultra HDR 增益图，保存在原图里')
  expect(gainMapText(withExif({}))).toBeNull()
})

import { expect, test } from 'vitest'
import { sampleFile } from '../../testing/sample-picture.ts'
import { bodyOf, emptyFields, longField } from './draft-fields.ts'
import { defaultChoices } from './photo-choices.ts'
import type { Frame } from './photo-uploads.ts'

function framesOf(count: number): Frame[] {
  return Array.from({ length: count }, (_, place) => ({
    ...defaultChoices,
    key: String(place),
    fileName: '',
    preview: '',
    state: 'done',
    progress: 1,
    waiting: null,
    failure: '',
    refused: false,
    uploaded: { ...sampleFile, fileId: String(place) },
    title: '',
    alt: '',
    exifHidden: [],
  }))
}

test('nine photographs are sent as a grid if chosen, others get the type of their number', () => {
  const typeOf = (count: number, isGrid: boolean) =>
    bodyOf({ ...emptyFields, isGrid }, framesOf(count)).publishSubType
  expect([typeOf(9, true), typeOf(9, false), typeOf(8, true), typeOf(1, true)]).toEqual([3, 2, 2, 1])
})

test('short fields count characters as readers do, and report what is too long', () => {
  const family = '👨‍👩‍👧‍👦'
  const words = { title: '', alt: '', exifEdits: {} }
  expect(longField(family.repeat(50))).toBe('')
  expect(longField(family.repeat(51))).toBe('地点最多 50 字')
  expect(
    longField('', [{ title: family.repeat(30), alt: '', exifEdits: { film: family.repeat(60), iso: 400 } }]),
  ).toBe('')
  expect(longField('', [words, { ...words, title: '日'.repeat(31) }])).toBe('照片标题最多 30 字')
  expect(longField('', [{ ...words, alt: '日'.repeat(201) }])).toBe('画面描述最多 200 字')
  expect(longField('', [{ ...words, exifEdits: { adapter: '转'.repeat(61) } }])).toBe(
    '拍摄信息每项最多 60 字',
  )
})

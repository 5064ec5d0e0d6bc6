import { expect, test } from 'vitest'
import { sampleFile } from '../../testing/sample-picture.ts'
import { bodyOf, emptyFields } from './draft-fields.ts'
import { defaultChoices } from './photo-choices.ts'
import type { Frame } from './roll.ts'

function framesOf(count: number): Frame[] {
  return Array.from({ length: count }, (_, place) => ({
    ...defaultChoices,
    key: String(place),
    fileName: '',
    preview: '',
    state: 'done',
    progress: 1,
    failure: '',
    refused: false,
    uploaded: { ...sampleFile, fileId: String(place) },
    title: '',
    alt: '',
    exifHidden: [],
  }))
}

test('nine photographs go out as a grid where that was asked for, others by their number', () => {
  const typeOf = (count: number, isGrid: boolean) =>
    bodyOf({ ...emptyFields, isGrid }, framesOf(count)).publishSubType
  expect([typeOf(9, true), typeOf(9, false), typeOf(8, true), typeOf(1, true)]).toEqual([3, 2, 2, 1])
})

import type { PublishForEdit } from '@guangquan/contract'
import { expect, test } from 'vitest'
import { sampleFile } from '../../testing/sample-picture.ts'
import { emptyFields } from './draft-fields.ts'
import { fingerprintOf } from './mirrored-edits.ts'
import { defaultChoices } from './photo-choices.ts'

const picture = { ...sampleFile, title: '', alt: '', exifHidden: [], ...defaultChoices }
const { critiqueOpen: _critique, albumIds: _albums, isGrid: _grid, ...words } = emptyFields
const post: PublishForEdit = {
  ...words,
  id: 'post',
  publishType: 1,
  publishSubType: 1,
  pictures: [picture, { ...picture, fileId: 'other' }],
  cover: null,
  video: null,
  vote: null,
  entry: null,
  article: null,
  circle: null,
  status: 2,
  reviewReason: '',
}

test('a post is the same while its author can see no change', () => {
  const signedAnew = post.pictures.map((one) => ({ ...one, fileUrl: `${one.fileUrl}?again`, size: 2 }))
  expect(fingerprintOf({ ...post, pictures: signedAnew, status: 4 })).toBe(fingerprintOf(post))
})

test.each([
  ['its text', { ...post, text: '渡口' }],
  ['the order of its photographs', { ...post, pictures: post.pictures.toReversed() }],
  ['the title of a photograph', { ...post, pictures: [{ ...picture, title: '雾' }] }],
  [
    'a choice for a photograph',
    { ...post, pictures: [{ ...picture, largeOpen: true }, ...post.pictures.slice(1)] },
  ],
  ['its cover', { ...post, cover: { ...sampleFile, fileId: 'cover' } }],
])('%s makes it another', (_what, changed) => {
  expect(fingerprintOf(changed)).not.toBe(fingerprintOf(post))
})

import type { ContestPhotoRules, UploadedFile } from '@guangquan/contract'
import { noExif } from '@guangquan/contract/shapes/empty-shapes'
import { verdictsOf } from '@guangquan/rules/contest/uploaded-photo'
import { expect, test } from 'vitest'
import { tallyText } from './verify-frames.ts'

const rules: ContestPhotoRules = {
  formats: ['jpeg'],
  minBytes: null,
  maxBytes: null,
  longEdge: 3000,
  exif: false,
  capturedFrom: null,
  capturedTo: null,
  gear: 1,
  cameraIds: [],
  lensIds: [],
  owner: true,
  software: true,
  aiMade: true,
  duplicate: true,
  lenient: false,
}
const uploaded: UploadedFile = {
  fileId: '019ad000-0000-7000-8000-000000000001',
  fileUrl: '',
  fileName: 'DSC09931.jpg',
  width: 6000,
  height: 4000,
  size: 18_000_000,
  blur: '',
  color: '#808080',
  exif: { ...noExif, model: 'C1' },
  aiFound: 1,
  damage: 0,
  verdicts: [],
}

test('what only the server knows is left to it, and the rest is judged before sending', () => {
  const levels = (more: Partial<UploadedFile>, declaredAi = 1) =>
    verdictsOf(rules, { ...uploaded, ...more }, declaredAi).flatMap(({ rule, level, code }) =>
      code === 'ok' ? [] : [`${rule} ${level} ${code}`],
    )
  expect(levels({})).toEqual(['gear green later', 'owner green later', 'duplicate green later'])
  expect(levels({ width: 2400, height: 1600 })).toContain('longEdge red tooSmall')
  expect(levels({}, 3)).toContain('aiMade red aiMade')
  expect(tallyText(verdictsOf(rules, uploaded, 1))).toBe('6 项通过')
  expect(tallyText(verdictsOf(rules, { ...uploaded, width: 10, height: 10 }, 1))).toBe('1 项不符，不能提交')
})

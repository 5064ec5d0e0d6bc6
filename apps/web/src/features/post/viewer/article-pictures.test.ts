import { expect, test } from 'vitest'
import { samplePicture } from '../../../testing/sample-picture.ts'
import { articlePictures } from './article-pictures.ts'

test('the photographs of an article are in the order of its text, with their captions', () => {
  const photo = (id: string, caption: string) =>
    ({ kind: 'photo', picture: { ...samplePicture, id }, caption }) as const
  const blocks = [
    photo('a', ''),
    { kind: 'text', html: '<p>雾</p>' } as const,
    photo('b', '岸'),
    photo('a', '又一次'),
  ]
  expect(articlePictures({ blocks }).pictures.map(({ id, title }) => [id, title])).toEqual([
    ['a', ''],
    ['b', '岸'],
    ['a', '又一次'],
  ])
})

import type { ArticleBlock } from '@guangquan/contract'
import { describe, expect, test } from 'vitest'
import { samplePicture } from '../../testing/sample-picture.ts'
import { layoutBlocks } from './layout-blocks.ts'

const photo = (id: string, caption = '', width = 1000): ArticleBlock => ({
  kind: 'photo',
  caption,
  picture: { ...samplePicture, id, width },
})
const text: ArticleBlock = { kind: 'text', html: '<p>x</p>' }
const rows = (blocks: ArticleBlock[]) =>
  layoutBlocks(blocks).map((part) =>
    part.kind === 'photos' ? `${part.photos.map(({ place }) => place).join('+')}${part.caption}` : part.kind,
  )

describe('layout of the photographs of an article', () => {
  test('consecutive ones share a row with the caption of the last', () => {
    expect(rows([text, photo('a'), photo('b', '左一右二'), text])).toEqual(['text', '1+2左一右二', 'text'])
  })

  test('a caption ends the row, and so does the third photograph', () => {
    expect(rows([photo('a', '一'), photo('b'), photo('c'), photo('d'), photo('e')])).toEqual([
      '1一',
      '2+3+4',
      '5',
    ])
  })

  test('wide ones get rows of their own', () => {
    expect(rows([photo('a', '', 3000), photo('b', '', 3000)])).toEqual(['1', '2'])
  })
})

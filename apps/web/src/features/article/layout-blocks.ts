import type { ArticleBlock } from '@guangquan/contract'

type PhotoBlock = Extract<ArticleBlock, { kind: 'photo' }>

/** A photograph with its position among all of the article, from 1. */
export interface PlacedPhoto extends PhotoBlock {
  place: number
}

/** Parts of an article as laid out: consecutive photographs share a row and a caption. */
export type ArticlePart =
  | Exclude<ArticleBlock, { kind: 'photo' }>
  | { kind: 'photos'; photos: PlacedPhoto[]; caption: string }

const photosPerRow = 3
/** In wider rows the photographs would be too low. */
const widestRow = 4.5

/**
 * Groups consecutive photographs into rows of up to three. A caption ends a row: below the last of several photographs,
 * it applies to all of them.
 */
export function layoutBlocks(blocks: readonly ArticleBlock[]): ArticlePart[] {
  const parts: ArticlePart[] = []
  let row: PlacedPhoto[] = []
  let place = 0
  const close = () => {
    if (row.length > 0) parts.push({ kind: 'photos', photos: row, caption: row.at(-1)?.caption ?? '' })
    row = []
  }
  for (const block of blocks) {
    if (block.kind !== 'photo') {
      close()
      parts.push(block)
      continue
    }
    place++
    if (row.length === photosPerRow || ratioOf([...row, block]) > widestRow) close()
    row.push({ ...block, place })
    if (block.caption !== '') close()
  }
  close()
  return parts
}

function ratioOf(photos: readonly PhotoBlock[]): number {
  return photos.reduce((sum, { picture }) => sum + picture.width / picture.height, 0)
}

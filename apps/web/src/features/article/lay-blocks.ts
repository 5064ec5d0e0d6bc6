import type { ArticleBlock } from '@guangquan/contract'

type PhotoBlock = Extract<ArticleBlock, { kind: 'photo' }>

/** A photograph with its place among all of the article, from 1. */
export interface PlacedPhoto extends PhotoBlock {
  place: number
}

/** Parts of an article as they are laid out: photographs that stand together share a row and a caption. */
export type ArticlePart =
  | Exclude<ArticleBlock, { kind: 'photo' }>
  | { kind: 'photos'; photos: PlacedPhoto[]; caption: string }

const photosPerRow = 3
/** Wider rows leave their photographs too low to be looked at. */
const widestRow = 4.5

/**
 * Puts photographs that follow one another into rows of up to three. A caption ends a row: what its author wrote below
 * the last of several is said of all of them.
 */
export function layBlocks(blocks: readonly ArticleBlock[]): ArticlePart[] {
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

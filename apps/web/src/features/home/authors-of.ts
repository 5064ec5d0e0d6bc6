import type { PictureTile } from '@guangquan/contract'

/** The first photograph of each author, in the order of the list. */
export function authorsOf(tiles: readonly PictureTile[], max: number): PictureTile[] {
  const first = new Map<string, PictureTile>()
  for (const tile of tiles) if (!first.has(tile.authorId)) first.set(tile.authorId, tile)
  return [...first.values()].slice(0, max)
}

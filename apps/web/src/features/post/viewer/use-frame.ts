import type { PictureTile, PublishItem } from '@guangquan/contract'
import { useCallback, useEffect, useState } from 'react'
import type { ViewerContent } from '../../../shared/posts/post-dialogs.ts'

/** The shown photograph of the post: at first the one that was opened. */
export function useFrame(post: PublishItem, shown: ViewerContent, tile: PictureTile | undefined) {
  const key = tile?.id ?? post.id
  const [chosen, setChosen] = useState<{ key: string; frame: number } | null>(null)
  const opened =
    tile === undefined ? shown.frame : post.pictures.findIndex(({ id }) => id === tile.picture.id)
  const requested = chosen?.key === key ? chosen.frame : opened
  const setFrame = useCallback((frame: number) => setChosen({ key, frame }), [key])
  return { frame: Math.min(post.pictures.length - 1, Math.max(0, requested)), setFrame }
}

/** Preloads the previous and the next photograph. */
export function useNeighbours(post: PublishItem, frame: number) {
  useEffect(() => {
    for (const picture of [post.pictures[frame + 1], post.pictures[frame - 1]]) {
      if (picture === undefined) continue
      const wide = matchMedia('(color-gamut: p3)').matches ? picture.p3 : null
      new Image().src = wide?.url2048 ?? wide?.url1080 ?? picture.url2048 ?? picture.url1080
    }
  }, [post, frame])
}

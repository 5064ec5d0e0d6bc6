import type { OriginalCrop, PictureShape, PublishItem } from '@guangquan/contract'
import { largestSide } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { api, queries } from '../../../platform/api.ts'
import { useSignedIn } from '../../../platform/session/session.ts'

/** Shorter than an address is valid. */
const freshMs = 10 * 60_000

/** What the viewer shows at 100 %, the original size. */
export interface Original {
  /** Source of its parts; null if they are not shared, or a copy has all its pixels. */
  crop: OriginalCrop | null
  /** Text for people about what 100 % shows. */
  description: string
}

/** The original of a photograph, as far as the viewer may see it at 100 %. */
export function useOriginal(post: PublishItem, picture: PictureShape | undefined): Original {
  const signedIn = useSignedIn()
  const longest = picture === undefined ? 0 : largestSide(picture)
  const isLarger = picture !== undefined && Math.max(picture.width, picture.height) > longest
  // Photographs in the text of an article have copies only.
  const isAsked = signedIn && isLarger && post.article === null
  const { data } = useQuery({
    ...queries.one(api.Picture.GetOriginalCrop, { id: picture?.id ?? '' }),
    enabled: isAsked,
    staleTime: freshMs,
  })
  if (!isLarger) return { crop: null, description: '照片的全部像素' }
  const copy = `${longest} 像素的副本`
  if (!signedIn) return { crop: null, description: `${copy}，作者开放了原图的，登录后能看` }
  if (data === undefined) return { crop: null, description: copy }
  return data.url === null
    ? { crop: null, description: `${copy}，作者没有开放原图` }
    : { crop: data, description: `原图 ${data.width} × ${data.height}` }
}

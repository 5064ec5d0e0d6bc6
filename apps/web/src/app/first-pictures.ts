// Loads the photographs that a member's page shows first, as soon as its scripts have arrived: until those have run and
// the page is rendered, the connection would be idle.
import { api, type MethodRef } from '@guangquan/contract/wire/method-ref'
import { coverSizes, photoSrcSet, tileRatio, wideScreen, type PhotoSource } from '@guangquan/ui/photo-source'
import { firstCalls } from '../platform/first-calls.ts'
import { coverSources } from '../shared/pictures/cover-sources.ts'
import { firstSizes } from '../shared/pictures/feed-sizes.ts'
import { eagerRowsOnPhones, justify, rowHeight, wallSizes } from '../shared/pictures/justify.ts'

// Each image must name the same copy as the element that will show it, or two copies are loaded.

async function loadFeed(): Promise<void> {
  const post = (await firstResult(api.NewPublish.GetFeed))?.items[0]
  const picture = post?.pictures[0]
  if (picture === undefined || post?.publishType !== 1) return
  // A grid of nine shows smaller copies. With `gridPictures`, its module would be among the first scripts of all pages.
  if (post.pictures.length < 9) loadPhoto(picture, firstSizes(picture))
}

/** The picture above a member's page, see `PersonCover`. */
async function loadCover(): Promise<void> {
  const home = await firstResult(api.UserInfo.GetUserHome)
  if (home === null || home.isBlocked) return
  const { backgroundUrl } = home
  const newest =
    backgroundUrl === null
      ? (await firstResult(api.Picture.GetUserPublishList))?.items[0]?.picture
      : undefined
  const sources = coverSources(home, newest)
  if (sources === null) return
  loadImage({ src: backgroundUrl ?? newest?.url480 })
  loadImage({ sizes: sources.sizes, srcset: sources.srcSet })
}

/** The first rows of the wall on a phone, broken as by `PhotoWall`. In wider windows they load when they are rendered. */
async function loadWall(): Promise<void> {
  const wall = await firstResult(api.Picture.GetList)
  if (wall === null || !matchMedia('(width < 48rem)').matches) return
  const style = getComputedStyle(document.documentElement)
  const lengthOf = (token: string) => Number.parseFloat(style.getPropertyValue(token))
  const { rows } = justify({
    items: wall.items,
    ratioOf: ({ picture }) => tileRatio(picture),
    width: document.documentElement.clientWidth - 2 * lengthOf('--gutter'),
    gap: lengthOf('--gap-wall'),
    targetHeight: rowHeight(0),
    isLast: false,
  })
  for (const { items, height } of rows.slice(0, eagerRowsOnPhones)) {
    for (const { picture } of items) {
      const ratio = tileRatio(picture)
      loadPhoto(picture, coverSizes(wallSizes(height, ratio), picture, ratio))
    }
  }
}

/** The result of a first call, which stays for the page; null if it was not sent, or failed. */
async function firstResult<O>({ service, method, trust }: MethodRef<never, O>): Promise<O | null> {
  for (const [key, response] of firstCalls?.responses ?? []) {
    const envelope = key.includes(`/${service}/${method}{`) ? await response : null
    if (envelope !== null) return trust(envelope.result)
  }
  return null
}

/** As `Photo` does. */
function loadPhoto(photo: PhotoSource, sizes: string): void {
  const isWide = photo.p3 != null && matchMedia(wideScreen).matches
  loadImage({ sizes, srcset: photoSrcSet(photo, isWide && photo.p3 ? photo.p3 : photo) })
}

function loadImage(image: Partial<Pick<HTMLImageElement, 'src' | 'sizes' | 'srcset'>>): void {
  Object.assign(new Image(), image)
}

addEventListener('DOMContentLoaded', () => {
  void loadFeed()
  void loadCover()
  void loadWall()
})

// The photographs that a member's page shows first, started as soon as its scripts have arrived: until those have run
// and the page is rendered, a phone's connection would wait for half a second.
import { api, type MethodRef } from '@guangquan/contract/method-ref'
import { photoSrcSet, tileRatio, wideScreen, type PhotoSource } from '@guangquan/ui/photo-source'
import { firstCalls } from '../platform/first-calls.ts'
import { feedSizes } from '../shared/feed-sizes.ts'
import { justify, rowHeight, wallSizes } from '../shared/justify.ts'

// Each image must name the same copy as the element that will show it, or two copies are loaded.

async function startFeed(): Promise<void> {
  const feed = await firstResult(api.NewPublish.GetFeed)
  const post = feed?.items[0]
  const [picture, ...others] = post?.pictures ?? []
  // A grid of nine squares shows smaller copies.
  if (picture !== undefined && post?.publishType === 1 && others.length < 8) start(picture, feedSizes)
}

/** The picture above a member's page, see `PersonCover`. */
async function startCover(): Promise<void> {
  const home = await firstResult(api.UserInfo.GetUserHome)
  if (home === null || home.isBlocked) return
  const { backgroundUrl } = home
  if (backgroundUrl !== null) return load({ src: backgroundUrl })
  const newest = (await firstResult(api.Picture.GetUserPublishList))?.items[0]?.picture
  if (newest === undefined) return
  load({ src: newest.url480 })
  load({ sizes: '100vw', srcset: photoSrcSet(newest) })
}

/** The first rows of a wall on a phone, as `PhotoWall` breaks them; wider windows rarely wait for their network. */
async function startWall(): Promise<void> {
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
  for (const { items, height } of rows.slice(0, 3)) {
    for (const { picture } of items) start(picture, wallSizes(height, tileRatio(picture)))
  }
}

/** The result of a first call, which stays for the page; null if it was not sent, or failed. */
async function firstResult<O>({ service, method, trust }: MethodRef<never, O>): Promise<O | null> {
  for (const [key, answer] of firstCalls?.answers ?? []) {
    const envelope = key.includes(`/${service}/${method}{`) ? await answer : null
    if (envelope !== null) return trust(envelope.result)
  }
  return null
}

/** As `Photo` does. */
function start(photo: PhotoSource, sizes: string): void {
  const isWide = photo.p3 != null && matchMedia(wideScreen).matches
  load({ sizes, srcset: photoSrcSet(photo, isWide && photo.p3 ? photo.p3 : photo) })
}

function load(image: Partial<Pick<HTMLImageElement, 'src' | 'sizes' | 'srcset'>>): void {
  Object.assign(new Image(), image)
}

addEventListener('DOMContentLoaded', () => {
  void startFeed()
  void startCover()
  void startWall()
})

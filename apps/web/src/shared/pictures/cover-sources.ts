import type { CardPicture, UserHome } from '@guangquan/contract'
import { photoSrcSet } from '@guangquan/ui/photo-source'

/** Height of the picture above a member's page, in pixels, see `person.css`. */
const heights = { wide: 300, narrow: 120 }

/** `srcset` and `sizes` of the picture above a member's page: their background, or their newest photograph. */
export function coverSources(
  { backgroundUrl, backgroundDenseUrl }: Pick<UserHome, 'backgroundUrl' | 'backgroundDenseUrl'>,
  newest: CardPicture | null | undefined,
): { srcSet: string; sizes: string } | null {
  if (backgroundUrl !== null) {
    return {
      srcSet: `${backgroundUrl} 1200w, ${backgroundDenseUrl ?? backgroundUrl} 2400w`,
      sizes: coverWidth(3, '1200px'),
    }
  }
  return newest == null
    ? null
    : { srcSet: photoSrcSet(newest), sizes: coverWidth(newest.width / newest.height, '100vw') }
}

/** As wide as the window up to `max`, or wider if the height requires it. */
function coverWidth(ratio: number, max: string): string {
  const width = (height: number) => `max(min(100vw, ${max}), ${Math.ceil(height * ratio)}px)`
  return `(min-width: 768px) ${width(heights.wide)}, ${width(heights.narrow)}`
}

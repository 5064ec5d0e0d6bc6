import { useQuery } from '@tanstack/react-query'
import { wallBanners } from '@guangquan/routes/first/photo-wall'
import { queries } from '../../../platform/api.ts'
import { bannerTarget } from '../../../shared/page/banner-address.ts'
import { BannerLink } from '../../../shared/page/banner-link.tsx'
import { useHydrated } from '../../../shared/page/use-hydrated.ts'
import type { WallWindow } from '../wall-window.ts'
import type { WallInset } from './virtual-wall.tsx'

const max = 2
const height = 72
const gap = 8

/**
 * The banners of the page of photographs, between two rows of its wall: the first screen is for photographs, and an
 * endless wall has no end to put them at. Undefined without banners.
 */
export function useWallBanners(): ((window: WallWindow) => WallInset) | undefined {
  const isHydrated = useHydrated()
  const { data = [] } = useQuery(queries.one(...wallBanners()))
  const shown = data.filter(({ link }) => bannerTarget(link) !== null).slice(0, max)
  if (shown.length === 0) return undefined
  const draw = () => (
    <section key="banners" aria-label="推荐" className="wall-banners">
      {shown.map((banner) => (
        <BannerLink key={banner.id} banner={banner}>
          <img
            // The photographs around it are first.
            src={isHydrated ? banner.imageMobileUrl : undefined}
            alt=""
            width={750}
            height={420}
            loading="lazy"
            decoding="async"
            draggable={false}
          />
        </BannerLink>
      ))}
    </section>
  )
  return ({ at }) =>
    at === 'phone'
      ? { after: 5, height: shown.length * (height + gap) - gap, draw }
      : { after: 2, height, draw }
}

import { useQuery } from '@tanstack/react-query'
import { wallBanners } from '@guangquan/routes/first/photo-wall'
import { queries } from '../../../platform/api.ts'
import { bannerTarget } from '../../../shared/banner-address.ts'
import { BannerLink } from '../../../shared/banner-link.tsx'

const max = 2

/**
 * The banners of the page of photographs, low enough to leave the first screen to them: above the wall, and on phones
 * below it.
 */
export function WallBanners({ at }: { at: 'above' | 'below' }) {
  const { data = [] } = useQuery(queries.one(...wallBanners()))
  const shown = data.filter(({ link }) => bannerTarget(link) !== null).slice(0, max)
  if (shown.length === 0) return null
  return (
    <section aria-label="推荐" className="wall-banners" data-at={at}>
      {shown.map((banner) => (
        <BannerLink key={banner.id} banner={banner}>
          <img
            src={banner.imageMobileUrl}
            alt=""
            width={750}
            height={420}
            decoding="async"
            draggable={false}
          />
        </BannerLink>
      ))}
    </section>
  )
}

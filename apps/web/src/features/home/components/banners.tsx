import '../banners.css'
import { bannerPictures } from '@guangquan/contract/banner/banner.limits'
import { Later, Skeleton } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { api, queries } from '../../../platform/api.ts'
import { bannerTarget } from '../../../shared/page/banner-address.ts'
import { BannerLink } from '../../../shared/page/banner-link.tsx'
import { siteSrcSet } from '../../../shared/pictures/site-sources.ts'

const homePlace = 2

/** The site's banners, stores first; nothing if there are none. At most `max` of them. */
export function Banners({ max = Infinity, className = '' }: { max?: number; className?: string }) {
  const banners = useQuery(queries.one(api.SysBaseInfo.GetBannerList, { adPlace: homePlace }))
  if (banners.isPending)
    return (
      <Later>
        <div className={`banners ${className}`}>
          <Skeleton ratio={narrow} />
          <Skeleton ratio={narrow} />
        </div>
      </Later>
    )
  const shown = banners.data?.filter(({ link }) => bannerTarget(link) !== null).slice(0, max) ?? []
  if (shown.length === 0) return null
  return (
    <section aria-label="推荐">
      <ul className={`banners ${className}`}>
        {shown.map((banner) => (
          <li key={banner.id}>
            <BannerLink banner={banner}>
              <picture>
                {shown.length === 1 ? (
                  <source
                    media="(width >= 48rem)"
                    srcSet={siteSrcSet({ url: banner.imageUrl }, bannerPictures.wide) ?? banner.imageUrl}
                    sizes="min(100vw, 1392px)"
                  />
                ) : null}
                <img
                  src={banner.imageMobileUrl}
                  srcSet={siteSrcSet({ url: banner.imageMobileUrl }, bannerPictures.narrow)}
                  sizes="(min-width: 768px) min(50vw, 700px), 78vw"
                  alt=""
                  width={750}
                  height={420}
                  loading="lazy"
                  decoding="async"
                  draggable={false}
                />
              </picture>
            </BannerLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

const narrow = 750 / 420

import '../banners.css'
import type { MethodResult, SysBaseInfo } from '@guangquan/contract'
import { Later, Skeleton } from '@guangquan/ui'
import { ArrowSquareOutIcon } from '@guangquan/ui/icons'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api, client, queries } from '../../../platform/api.ts'
import { Link } from '../../../platform/routing/link.tsx'
import { bannerTarget } from '../banner-address.ts'

type Banner = MethodResult<typeof SysBaseInfo.GetBannerList>[number]

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
                {shown.length === 1 ? <source media="(width >= 48rem)" srcSet={banner.imageUrl} /> : null}
                <img
                  src={banner.imageMobileUrl}
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

function BannerLink({ banner, children }: { banner: Banner; children: ReactNode }) {
  const isOutside = bannerTarget(banner.link) === 'window'
  return (
    <Link
      to={banner.link}
      className="banner"
      {...(isOutside ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      // The count is not awaited and its failure ignored.
      onClick={() => void client.call(api.SysBaseInfo.ClickBanner, { id: banner.id }).catch(() => undefined)}
    >
      {children}
      <span className="banner-title">
        {banner.title}
        {isOutside ? <ArrowSquareOutIcon size={16} label="在新窗口打开" /> : null}
      </span>
    </Link>
  )
}

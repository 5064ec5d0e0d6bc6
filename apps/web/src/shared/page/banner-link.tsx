import type { MethodResult, SysBaseInfo } from '@guangquan/contract'
import { ArrowSquareOutIcon } from '@guangquan/ui/icons'
import type { ReactNode } from 'react'
import { api, client } from '../../platform/api.ts'
import { Link } from '../../platform/routing/link.tsx'
import { bannerTarget } from './banner-address.ts'

type Banner = MethodResult<typeof SysBaseInfo.GetBannerList>[number]

/** A banner: its picture, then its title. A click is counted. */
export function BannerLink({ banner, children }: { banner: Banner; children: ReactNode }) {
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

import type { ActivityDetail } from '@guangquan/contract'
import { Button, LinkButton } from '@guangquan/ui'
import { CopyIcon, MapPinIcon, NavigationArrowIcon } from '@guangquan/ui/icons'
import { copy } from '../../../shared/posts/copy.ts'
import { mapHref } from '../activity-text.ts'

/** How to get there; nothing for an online activity. */
export function ActivityPlace({ activity }: { activity: ActivityDetail }) {
  const { online, title, areaText, address, placeNote, shopDetail, lng, lat } = activity
  if (online) return null
  const whole =
    shopDetail === null
      ? `${areaText} ${address}`
      : [...new Set([shopDetail.province, shopDetail.city, shopDetail.county])].join('') + shopDetail.detail
  const href = mapHref({ title: shopDetail?.name ?? title, lng, lat })
  return (
    <section aria-labelledby="event-place">
      <h2 id="event-place" className="event-section-title">
        怎么到
      </h2>
      {placeNote === '' ? null : <p className="event-place-note">{placeNote}</p>}
      <div className="event-place">
        <p data-selectable>
          <MapPinIcon size={20} aria-hidden />
          <span>
            {shopDetail === null ? null : <b>{shopDetail.name} </b>}
            {whole}
            {shopDetail === null ? null : (
              <span className="event-fact-more">
                {shopDetail.hours} · <span className="ui-print">{shopDetail.phone}</span>
              </span>
            )}
          </span>
        </p>
        <div className="event-acts">
          <Button
            kind="line"
            size="small"
            icon={<CopyIcon size={18} aria-hidden />}
            onClick={() => void copy(whole, '已复制')}
          >
            复制地址
          </Button>
          {href === null ? null : (
            <LinkButton
              kind="line"
              size="small"
              icon={<NavigationArrowIcon size={18} aria-hidden />}
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              aria-label="用地图打开，在新窗口打开高德地图"
            >
              用地图打开
            </LinkButton>
          )}
        </div>
      </div>
    </section>
  )
}

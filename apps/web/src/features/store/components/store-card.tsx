import type { ShopDetail } from '@guangquan/contract'
import { shopTypes } from '@guangquan/contract/goods/goods.words'
import { shopPicture } from '@guangquan/contract/shop/shop.words'
import { Button, LinkButton } from '@guangquan/ui'
import {
  CalendarBlankIcon,
  ClockIcon,
  CopyIcon,
  ImagesIcon,
  MapPinIcon,
  NavigationArrowIcon,
  PhoneIcon,
  StorefrontIcon,
} from '@guangquan/ui/icons'
import { activityPaths } from '../../../platform/activity-paths.ts'
import { copy } from '../../../shared/posts/copy.ts'
import { siteSrcSet } from '../../../shared/pictures/site-sources.ts'
import { addressText, distanceText, mapHref } from '../store-words.ts'

interface StoreCardProps {
  store: ShopDetail
  /** In the first view of the page. */
  eager: boolean
  onOpenPhotos: () => void
}

/** A store: its first photograph, address, opening hours, and directions. */
export function StoreCard({ store, eager, onOpenPhotos }: StoreCardProps) {
  const { id, name, phone, hours, services, distance } = store
  const address = addressText(store)
  const href = mapHref(store)
  return (
    <article className="store-card" aria-labelledby={`store-${id}`}>
      <StorePhoto store={store} eager={eager} onOpen={onOpenPhotos} />
      <div className="store-words">
        <div className="store-head">
          <h2 id={`store-${id}`}>{name}</h2>
          {distance === null ? null : (
            <p className="store-distance">
              <span className="sr-only">距离你 </span>
              {distanceText(distance)}
            </p>
          )}
        </div>
        <ul className="store-facts" data-selectable>
          <li>
            <MapPinIcon size={18} aria-hidden />
            <span>
              <span className="sr-only">地址：</span>
              {address}
            </span>
          </li>
          <li>
            <ClockIcon size={18} aria-hidden />
            <span>
              <span className="sr-only">营业时间：</span>
              {hours}
            </span>
          </li>
          <li>
            <PhoneIcon size={18} aria-hidden />
            <span>
              <span className="sr-only">电话：</span>
              {phone}
            </span>
          </li>
        </ul>
        {services.length === 0 ? null : (
          <ul className="store-services" aria-label="服务">
            {services.map((service) => (
              <li key={service}>{service}</li>
            ))}
          </ul>
        )}
        <div className="store-actions">
          <LinkButton
            kind="line"
            size="small"
            icon={<PhoneIcon size={18} aria-hidden />}
            href={`tel:${phone}`}
            aria-label={`拨打 ${name}`}
          >
            拨打
          </LinkButton>
          <Button
            kind="line"
            size="small"
            icon={<CopyIcon size={18} aria-hidden />}
            aria-label={`复制地址：${name}`}
            onClick={() => void copy(address, '已复制')}
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
              aria-label={`导航到 ${name}，在新窗口打开高德地图`}
            >
              导航
            </LinkButton>
          )}
          {store.type === shopTypes.own ? (
            <LinkButton
              kind="line"
              size="small"
              icon={<CalendarBlankIcon size={18} aria-hidden />}
              href={activityPaths.ofShops({ shop: id })}
              aria-label={`${name}的活动`}
            >
              活动
            </LinkButton>
          ) : null}
        </div>
      </div>
    </article>
  )
}

function StorePhoto({ store, eager, onOpen }: { store: ShopDetail; eager: boolean; onOpen: () => void }) {
  const { name, pictures } = store
  const [first] = pictures
  if (first === undefined) {
    return (
      <div className="store-photo" data-blank aria-hidden>
        <StorefrontIcon weight="thin" size={72} />
      </div>
    )
  }
  const count = pictures.length
  return (
    <button
      type="button"
      className="store-photo"
      aria-haspopup="dialog"
      aria-label={`看 ${name} 的${count > 1 ? ` ${count} 张` : ''}照片`}
      onClick={onOpen}
    >
      <img
        srcSet={siteSrcSet(first, shopPicture)}
        sizes="(min-width: 768px) 280px, calc(100vw - 32px)"
        src={first.smallUrl}
        alt=""
        width={800}
        height={600}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
      {count > 1 ? (
        <span className="store-photo-count" aria-hidden>
          <ImagesIcon size={16} />
          {count}
        </span>
      ) : null}
    </button>
  )
}

import type { ShopItem } from '@guangquan/contract'
import { MapPinIcon } from '@guangquan/ui/icons'

/** Shops with their place, hours and number. */
export function ShopList({ shops }: { shops: readonly ShopItem[] }) {
  return (
    <ul className="goods-shops">
      {shops.map(({ id, name, province, city, county, detail, phone, hours }) => (
        <li key={id}>
          <MapPinIcon size={20} />
          <div>
            <b>{name}</b>
            <p>{[...new Set([province, city, county])].join('') + detail}</p>
            <p>
              {hours}　<a href={`tel:${phone}`}>{phone}</a>
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

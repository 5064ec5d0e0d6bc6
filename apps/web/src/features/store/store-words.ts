import type { ShopDetail } from '@guangquan/contract'
import type { StoreFilter } from '@guangquan/routes/first/store'

/** A distance for display: `820 米`, `3.2 公里`, `126 公里`. Positions are not more exact than 100 m. */
export function distanceText(metres: number): string {
  if (metres < 100) return '100 米内'
  if (metres < 995) return `${Math.round(metres / 10) * 10} 米`
  const kilometres = metres / 1000
  return `${kilometres < 99.95 ? kilometres.toFixed(1) : Math.round(kilometres)} 公里`
}

type Place = Pick<ShopDetail, 'province' | 'city' | 'county' | 'detail'>

/** The whole address; a city that is its own province is named once. */
export const addressText = ({ province, city, county, detail }: Place): string =>
  [...new Set([province, city, county])].join('') + detail

/** The way to a shop in the map of Amap; null without coordinates. */
export function mapHref({ name, lng, lat }: Pick<ShopDetail, 'name' | 'lng' | 'lat'>): string | null {
  if (lng === null || lat === null) return null
  return `https://uri.amap.com/marker?position=${lng},${lat}&name=${encodeURIComponent(name)}&coordinate=gaode`
}

/** A filter as a query; empty for the shops that the page begins with. */
export function writeStoreFilter({ t, areaCode, keyword }: StoreFilter): string {
  const search = new URLSearchParams()
  if (t !== 1) search.set('t', String(t))
  if (areaCode !== undefined) search.set('area', areaCode)
  if (keyword !== undefined) search.set('keyword', keyword)
  return search.toString()
}

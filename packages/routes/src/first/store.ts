import type { ShopType } from '@guangquan/contract/goods/goods.words'
import { api, call } from '@guangquan/contract/wire/method-ref'
import type { Address } from '../route.ts'

/** Filter of the page of stores, as in its address. */
export interface StoreFilter {
  t: ShopType
  /** Code of a province or city. */
  areaCode?: string
  keyword?: string
}

/** Query parameters that the page reads, with their values. */
export const storeReads = { t: ['1', '2', '3'], area: null, keyword: null } as const

const types: Readonly<Record<string, ShopType>> = { 1: 1, 2: 2, 3: 3 }
const longest = 40

/** Parses the filter of an address; invalid values are dropped. */
export function readStoreFilter(query: Address['query']): StoreFilter {
  const area = query.get('area') ?? ''
  const keyword = (query.get('keyword') ?? '').trim().slice(0, longest)
  return {
    t: types[query.get('t') ?? ''] ?? 1,
    ...(/^\d{6}$/.test(area) ? { areaCode: area } : {}),
    ...(keyword === '' ? {} : { keyword }),
  }
}

export const storesOf = (filter: StoreFilter) => call(api.SysBaseInfo.GetShopList, filter)

export const storeAreas = (t: ShopType) => call(api.SysBaseInfo.GetShopAreaList, { t })

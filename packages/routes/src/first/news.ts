import { api, call } from '@guangquan/contract/wire/method-ref'
import type { Address } from '../route.ts'

/** Filter of the page of news, as in its address. The numbers are those of `newsTypes`. */
export interface NewsFilter {
  type?: 1 | 2 | 3 | 4
  /** For videos: a value of the dictionary `NewsVideoType`. */
  videoType?: number
}

const types = [1, 2, 3, 4] as const

/** Query parameters that the page of news reads. */
export const newsReads = { type: types.map(String), videoType: null } as const

/** Parses the filter of an address; invalid values are dropped. */
export function readNewsFilter(query: Address['query']): NewsFilter {
  const type = types.find((one) => String(one) === query.get('type'))
  const videoType = query.get('videoType') ?? ''
  if (type === undefined) return {}
  return { type, ...(type === 3 && /^[1-9]\d{0,3}$/.test(videoType) ? { videoType: Number(videoType) } : {}) }
}

export const newsOf = (filter: NewsFilter) => call(api.NewsInfo.GetList, filter)

export const newsDetail = (id: string) => call(api.NewsInfo.Detail, { id })

export const newsVideoTypes = () => call(api.SysBaseInfo.GetBaseDictionariesByCode, { code: 'NewsVideoType' })

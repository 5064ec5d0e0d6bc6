import { api, call } from '@guangquan/contract/wire/method-ref'
import type { Address } from '../route.ts'

export const currentExhibitions = () => call(api.OnlineGallery.GetCurrent, {})

export const exhibitionOf = (id: string) => call(api.OnlineGallery.GetWorks, { id })

export const pastExhibitions = (year: number | undefined) =>
  call(api.OnlineGallery.GetPastList, year === undefined ? {} : { year })

export const exhibitionYears = () => call(api.OnlineGallery.GetYears, {})

export const bookOf = (id: string) => call(api.OnlineGallery.GetBook, { id })

export const openCalls = () => call(api.OnlineGallery.GetCalls, {})

export const ownSubmissions = () => call(api.OnlineGallery.GetOwnSubmissions, {})

/** The year in an address; undefined: all years. */
export function readYear(query: Address['query']): number | undefined {
  const year = query.get('year') ?? ''
  return /^2[01]\d\d$/.test(year) ? Number(year) : undefined
}

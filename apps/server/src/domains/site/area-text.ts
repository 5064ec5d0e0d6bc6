import { abroadAreaCode } from '@guangquan/contract'
import { findAreas } from './area-list.ts'

// Codes that only group counties in the ministry's list: no place that a person would name.
const collecting = /^(?:\d\d90|5002)00$/

/**
 * Whether area codes are in the list and each is within the one before; an empty list is valid, and so is abroad alone.
 */
export function areaExists(codes: readonly string[]): boolean {
  return findAreas(codes) !== null
}

/**
 * Province and city of a profile: `浙江省 杭州市`, `上海市`, `湖北省 仙桃市`, `其他国家/地区`. Empty without codes, and for codes that are
 * no longer in the list.
 */
export function areaText(codes: readonly string[]): string {
  const places = (findAreas(codes) ?? []).filter(({ code }) => !collecting.test(code))
  const names = [...new Set(places.slice(0, 2).map(({ name }) => name))]
  return names.join(' ')
}

/** Names of the three levels of an address; empty if a code repeats the one above because that level does not exist. */
export interface AddressArea {
  province: string
  city: string
  county: string
}

/**
 * Names of an address's area, or null if its three codes are incomplete: they must reach the lowest level, and repeat
 * the code above if a level does not exist.
 */
export function addressArea(codes: readonly string[]): AddressArea | null {
  const path = codes.filter((code, place) => code !== codes[place - 1])
  // Nothing is shipped abroad.
  const found = codes.length === 3 && path[0] !== abroadAreaCode ? findAreas(path) : null
  if (found === null || found.at(-1)?.children.length !== 0) return null
  const [province, city, county] = found
  return { province: province?.name ?? '', city: city?.name ?? '', county: county?.name ?? '' }
}

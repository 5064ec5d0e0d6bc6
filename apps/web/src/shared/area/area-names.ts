import type { Area } from '@guangquan/contract/shapes/area'
import { abroadAreaCode } from '@guangquan/contract/shapes/area'

/** The areas of a list of codes, from the province down; empty for unknown codes. */
export function areasOf(areas: readonly Area[], codes: readonly string[]): Area[] {
  const found: Area[] = []
  let level = areas
  for (const code of codes) {
    const area = level.find((one) => one.code === code)
    if (area === undefined) break
    found.push(area)
    level = area.children
  }
  return found
}

/** Name of an area: `浙江省 杭州市 西湖区`, `其他国家/地区`, or empty. */
export function areaText(areas: readonly Area[], codes: readonly string[]): string {
  if (codes[0] === abroadAreaCode) return '其他国家/地区'
  const names = areasOf(areas, codes).map((area) => area.name)
  return names.filter((name, place) => name !== names[place - 1]).join(' ')
}

/** Whether nothing is left to choose below these codes. */
export function isWholeArea(areas: readonly Area[], codes: readonly string[]): boolean {
  if (codes[0] === abroadAreaCode) return true
  const found = areasOf(areas, codes)
  return found.length > 0 && found.length === codes.length && found.at(-1)?.children.length === 0
}

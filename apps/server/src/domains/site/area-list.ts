import { readFileSync } from 'node:fs'
import { abroadAreaCode, type Area } from '@guangquan/contract'
import * as z from 'zod'

const District = z.tuple([z.string(), z.string()])
const City = z.tuple([z.string(), z.string(), z.array(District)])
const Province = z.tuple([z.string(), z.string(), z.array(City)])
const AreaFile = z.object({ version: z.string(), areas: z.array(Province) })

const file = new URL('./areas.json', import.meta.url)
/** A place outside the list. */
const abroad: Area = { code: abroadAreaCode, name: '其他国家/地区', children: [] }

export interface AreaList {
  version: string
  areas: Area[]
}

let list: AreaList | null = null

/** Provinces, cities and districts of China; derived by tools/generate/areas.ts. */
export function areaList(): AreaList {
  list ??= readList()
  return list
}

function readList(): AreaList {
  const { version, areas } = AreaFile.parse(JSON.parse(readFileSync(file, 'utf8')))
  return { version, areas: areas.map(provinceOf) }
}

function provinceOf([code, name, cities]: z.output<typeof Province>): Area {
  return { code, name, children: cities.map(cityOf) }
}

function cityOf([code, name, districts]: z.output<typeof City>): Area {
  const children = districts.map(([districtCode, districtName]) => ({
    code: districtCode,
    name: districtName,
    children: [],
  }))
  return { code, name, children }
}

/** The areas of codes from a province downwards, or null if one is not within the previous one. */
export function findAreas(codes: readonly string[]): Area[] | null {
  const [first] = codes
  if (first === abroadAreaCode) return codes.length === 1 ? [abroad] : null
  const found: Area[] = []
  let level = areaList().areas
  for (const code of codes) {
    const area = level.find((one) => one.code === code)
    if (area === undefined) return null
    found.push(area)
    level = area.children
  }
  return found
}

/** Codes of the places of any level with this text in their name. */
export function findAreaCodes(text: string): string[] {
  const codesIn = (areas: readonly Area[]): string[] =>
    areas.flatMap(({ code, name, children }) => [
      ...(name.includes(text) ? [code] : []),
      ...codesIn(children),
    ])
  return [...new Set(codesIn(areaList().areas))]
}

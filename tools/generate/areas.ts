import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import * as z from 'zod'

export const name = 'administrative areas'

/** Date of the ministry's list; the version of the list on the wire. */
const version = '2024-12-31'
const target = 'apps/server/src/domains/site/areas.json'

const Place = z.object({ code: z.string().regex(/^\d{6}$/), name: z.string().min(1) })
const City = Place.extend({ children: z.array(Place).default([]) })
const Province = Place.extend({ children: z.array(City).default([]) })

/** Generates the list of areas from the package lcn: one line per province, so that diffs are readable. */
export async function generate(): Promise<Map<string, string>> {
  const source = createRequire(import.meta.url).resolve('lcn/data/pca.json')
  const provinces = z.array(Province).parse(JSON.parse(await readFile(source, 'utf8')))
  const lines = provinces.map((province) =>
    JSON.stringify([province.code, province.name, province.children.map(compactCity)]),
  )
  return new Map([[target, `{"version":"${version}","areas":[\n${lines.join(',\n')}\n]}\n`]])
}

function compactCity({ code, name: cityName, children }: z.output<typeof City>) {
  return [code, cityName, children.map((district) => [district.code, district.name])]
}

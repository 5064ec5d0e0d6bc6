import { sql } from 'kysely'
import type { Queryable } from '../../db/client.ts'
import { foldCamera, foldLens } from './fold-gear.ts'
import { brandOfLens, brands, type Brand } from './gear-catalogue.ts'
import { readGearDirectory } from './gear-directory.ts'
import { writtenKey } from './written-name.ts'
import { namedGear } from './match-gear.ts'

/** The camera or lens of the catalogue for a typed or picked name; null without one. Never adds entries. */
export async function findGearByName(
  db: Queryable,
  kind: 'camera' | 'lens',
  name: string,
): Promise<string | null> {
  const named = await db
    .selectFrom(kind)
    .select('id')
    .where(sql<string>`lower(name)`, '=', name.toLowerCase())
    .where('merged_into', 'is', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (named !== undefined) return named.id
  const alias = await findByAlias(db, kind, name)
  if (alias !== null) return alias
  // A colloquial name: 5D3, 佳能 R5, ILCE-7M4 without its maker. An ambiguous one remains text.
  const called = namedGear(await readGearDirectory(db), name).filter((one) => one.kind === kind)
  return called.length === 1 ? (called[0]?.id ?? null) : null
}

async function findByAlias(db: Queryable, kind: 'camera' | 'lens', name: string): Promise<string | null> {
  const folded = [...foldedNames(kind, name), writtenKey({ make: null, name })]
  const alias = await db
    .selectFrom('gear_alias')
    .select('gear_id')
    .where('kind', '=', kind)
    .where('folded', 'in', folded)
    .limit(1)
    .executeTakeFirst()
  return alias?.gear_id ?? null
}

function foldedNames(kind: 'camera' | 'lens', name: string): string[] {
  const brand = brandAtFront(name) ?? (kind === 'lens' ? brandOfLens(name) : null)
  if (brand === null) return []
  if (kind === 'lens') return [foldLens(brand, name)]
  const folded = foldCamera(brand.name, name)
  return folded === null ? [] : [folded]
}

function brandAtFront(name: string): Brand | null {
  const lower = name.toLowerCase()
  return (
    brands.find((brand) =>
      [brand.name, ...brand.makes].some((one) => lower.startsWith(`${one.toLowerCase()} `)),
    ) ?? null
  )
}

import { isNoLens } from '@guangquan/rules/gear/no-lens'
import { foldSearch } from '@guangquan/rules/words/search-fold'
import { memoize } from '../../cache/memoize.ts'
import type { App } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import { toPinyin } from '../../text/to-pinyin.ts'
import { hasEveryPart, partsOf } from './gear-parts.ts'
import type { Gear } from './list-gear.ts'

export interface NamedGear extends Gear {
  kind: 'camera' | 'lens'
  brand: string
  /** Maker and name, folded. */
  folded: string
}

/** The gear of the catalogue by everything that people call it. */
export interface GearDirectory {
  gear: readonly NamedGear[]
  /** By whole names, makers, spellings of cameras and words of `gear_word`, as `gearKey` normalises them. */
  byKey: ReadonlyMap<string, ReadonlySet<NamedGear>>
}

const cached = memoize({ name: 'gear_names', max: 1, ttlMs: 60_000 }, (app) => readGearDirectory(app.db))
// How often the catalogue changed since this node started.
const changes = new WeakMap<App, number>()

/** The directory of this node: as of the last change, at most a minute old should its notification be lost. */
export function gearDirectory(app: App): Promise<GearDirectory> {
  return cached(app, String(changes.get(app) ?? 0))
}

/** Hears of changes of the catalogue on any node. */
export function watchGear(app: App): void {
  app.bus.subscribe('config.changed', (key) => {
    if (key === 'gear') changes.set(app, (changes.get(app) ?? 0) + 1)
  })
}

/** A name as a key: `α7 IV` is `a7iv`. */
export function gearKey(name: string): string {
  return foldGearName(name).replaceAll(' ', '')
}

/** As texts are folded for searching; α is written as a. */
export function foldGearName(name: string): string {
  return foldSearch(name).text.replaceAll('α', 'a')
}

export async function readGearDirectory(db: Queryable): Promise<GearDirectory> {
  const gear = await readGear(db)
  const byKey = new Map<string, Set<NamedGear>>()
  const add = (key: string, found: readonly NamedGear[]) => {
    if (key !== '' && found.length > 0) byKey.set(key, new Set([...(byKey.get(key) ?? []), ...found]))
  }
  const byBrand = Map.groupBy(gear, (one) => one.brand)
  for (const [brand, own] of byBrand) for (const key of await keysOf(brand)) add(key, own)
  for (const one of gear) for (const name of namesOf(one)) add(gearKey(name), [one])
  await addSpellings(db, gear, add)
  const words = await db.selectFrom('gear_word').selectAll().execute()
  for (const { word, kind, stands_for: name } of words) {
    const found = kind === 'brand' ? (byBrand.get(name) ?? []) : gearCalled(gear, byKey, kind, name)
    for (const key of await keysOf(word)) add(key, found)
  }
  return { gear, byKey }
}

async function readGear(db: Queryable): Promise<NamedGear[]> {
  const list = (kind: NamedGear['kind']) =>
    db
      .selectFrom(kind)
      .select(['id', 'name', 'brand'])
      .where('merged_into', 'is', null)
      .orderBy('id')
      .execute()
  const [cameras, lenses] = [await list('camera'), await list('lens')]
  const named = (kind: NamedGear['kind']) => (row: Gear & { brand: string }) => ({
    ...row,
    kind,
    folded: foldGearName(`${row.brand} ${row.name}`),
  })
  return [...cameras.map(named('camera')), ...lenses.filter(({ name }) => !isNoLens(name)).map(named('lens'))]
}

/** The name with its maker and without. */
function namesOf({ brand, name }: NamedGear): string[] {
  const bare = name.toLowerCase().startsWith(`${brand.toLowerCase()} `) ? name.slice(brand.length + 1) : name
  return [bare, `${brand} ${bare}`]
}

// Adds the spellings that cameras write: ILCE-7M4.
async function addSpellings(
  db: Queryable,
  gear: readonly NamedGear[],
  add: (key: string, found: readonly NamedGear[]) => void,
): Promise<void> {
  const byId = new Map(gear.map((one) => [`${one.kind} ${one.id}`, one]))
  const rows = await db.selectFrom('gear_alias').select(['kind', 'folded', 'gear_id']).execute()
  for (const { kind, folded, gear_id } of rows) {
    const one = byId.get(`${kind} ${gear_id}`)
    if (one !== undefined) add(gearKey(folded.slice(folded.indexOf(':') + 1)), [one])
  }
}

// A whole name is that model alone: EOS R5 is not the EOS R5 Mark II.
function gearCalled(
  gear: readonly NamedGear[],
  byKey: GearDirectory['byKey'],
  kind: string,
  name: string,
): NamedGear[] {
  const exact = [...(byKey.get(gearKey(name)) ?? [])].filter((one) => one.kind === kind)
  if (exact.length > 0) return exact
  const parts = partsOf(foldGearName(name))
  return gear.filter((one) => one.kind === kind && hasEveryPart(one.folded, parts))
}

/** A word and, for a Chinese one, its pinyin. */
async function keysOf(word: string): Promise<string[]> {
  const { pinyin } = await toPinyin(word)
  return pinyin === '' ? [gearKey(word)] : [gearKey(word), pinyin]
}

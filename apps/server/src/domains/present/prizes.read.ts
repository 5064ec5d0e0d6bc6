import { giftKinds, type PresentSource, type PresentState } from '@guangquan/contract'
import type { Selectable } from 'kysely'
import type { App } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import type { Gift } from '../../db/tables.gen.ts'
import { loadPicturesOf, optionOf, pictureUrl, readPresent } from './present.store.ts'

/** Templates of presents, by id. */
export async function loadGifts(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, Selectable<Gift>>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('gift')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** The first picture of each gift that has one. */
export async function loadGiftCovers(
  { app, db }: { app: App; db: Queryable },
  giftIds: readonly string[],
): Promise<Map<string, string>> {
  const pictures = await loadPicturesOf(db, giftIds)
  return new Map(
    [...pictures].flatMap(([id, [cover]]) =>
      cover === undefined ? [] : [[id, pictureUrl(app.env, cover.smallPath)] as const],
    ),
  )
}

/** The outcome of a present. */
export interface PresentOutcome {
  id: string
  state: PresentState
  claimDeadline: Date
  /** Whether it is sent; false while the choice is open. */
  isShipped: boolean
}

/** Outcomes of presents, by the id of their cause. */
export async function loadPresentsOf(
  db: Queryable,
  { source, sourceIds, now }: { source: PresentSource; sourceIds: readonly string[]; now: Date },
): Promise<Map<string, PresentOutcome>> {
  if (sourceIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('present')
    .selectAll()
    .where('source', '=', source)
    .where('source_id', 'in', [...sourceIds])
    .execute()
  return new Map(
    rows.map((stored) => {
      const row = readPresent(stored, now)
      const { id, state, claim_deadline: claimDeadline } = row
      return [
        row.source_id,
        { id, state, claimDeadline, isShipped: optionOf(row)?.kind === giftKinds.shipped },
      ]
    }),
  )
}

/** Ids of gifts by their titles, in the given order, without titles that have no gift. */
export async function findGiftIds(db: Queryable, titles: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('gift')
    .where('title', 'in', [...titles])
    .select(['id', 'title'])
    .execute()
  const byTitle = new Map(rows.map((row) => [row.title, row.id]))
  return titles.flatMap((title) => byTitle.get(title) ?? [])
}

import { sql } from 'kysely'
import { foldText } from './fold-gear.ts'
import type { Queryable, Tx } from '../../db/client.ts'
import type { GearKind } from './entry.store.ts'

/** A name as it is in a photograph: the maker as the camera writes it, and the camera or lens. */
export interface WrittenName {
  kind: GearKind
  /** Empty or null without one. */
  make: string | null
  name: string
}

/**
 * Key in the alias table of a name that staff assigned to an entry. It contains the maker as written in the photograph,
 * known or not; the leading sign distinguishes it from spellings of known makers.
 */
export function writtenKey({ make, name }: Omit<WrittenName, 'kind'>): string {
  return `=${foldText(make ?? '')}:${foldText(name)}`
}

/** From now on photographs with this name are of that entry. */
export async function addWrittenAlias(tx: Tx, written: WrittenName, gearId: string): Promise<void> {
  await tx
    .insertInto('gear_alias')
    .values({ kind: written.kind, folded: writtenKey(written), gear_id: gearId })
    .onConflict((conflict) => conflict.columns(['kind', 'folded']).doUpdateSet({ gear_id: gearId }))
    .execute()
}

/** To which entries names are assigned already, by their keys. */
export async function findWrittenAliases(
  db: Queryable,
  kind: GearKind,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ folded: string; gear_id: string }>`select folded, gear_id from gear_alias
    where kind = ${kind} and folded = any(${keys}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.folded, row.gear_id]))
}

/**
 * As `addWrittenAlias` for many names, which must not be assigned.
 * @returns how many were assigned to nothing until now
 */
export async function insertWrittenAliases(
  tx: Tx,
  aliases: readonly { written: WrittenName; gearId: string }[],
): Promise<number> {
  const rows = aliases.map(({ written, gearId }) => ({
    kind: written.kind,
    folded: writtenKey(written),
    gear_id: gearId,
  }))
  const { rows: inserted } = await sql`insert into gear_alias (kind, folded, gear_id)
    select kind, folded, gear_id from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given (kind text, folded text, gear_id text)
    on conflict do nothing returning 1`.execute(tx)
  return inserted.length
}

import { aliasSentences, type MethodOutput, type MethodParsed, type StaffGear } from '@guangquan/contract'
import { sql } from 'kysely'
import { NIL as catalogueId } from 'uuid'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { fail } from '../../../fail.ts'
import type { CommittedResponse, OnceCtx } from '../../../http/calls/once-ctx.ts'
import { enqueueAll } from '../../../jobs/enqueue.ts'
import { lockGearEntries, insertWrittenAliases, type GearKind } from '../../gear-catalogue/index.ts'
import { gearQueue } from './change-entry.ts'
import { readAliasFile, type AliasFile, type NewAlias } from './read-alias-file.ts'
import { rejoinGear } from './rejoin.ts'

type Imported = MethodOutput<typeof StaffGear.ImportAliases>

/** So many aliases are named in the audit log. */
const namedAliases = 500

/**
 * Imports a CSV file of aliases; photographs with these names are joined to the entries.
 * @throws BadInput for a file with a fault, of which nothing is imported
 */
export async function importAliases(
  ctx: OnceCtx<Imported, StaffCtx>,
  { csv, reason }: MethodParsed<typeof StaffGear.ImportAliases>,
): Promise<CommittedResponse> {
  const first = await readAliasFile(ctx.db, csv)
  refuseFaults(first)
  return ctx.once(async (tx) => {
    const held = { camera: entryIds(first, 'camera'), lens: entryIds(first, 'lens') }
    for (const kind of ['camera', 'lens'] as const) await lockGearEntries(tx, kind, [...held[kind]])
    // Read again, since an entry may have been renamed or merged before it was locked.
    const file = await readAliasFile(tx, csv)
    refuseFaults(file)
    const { added } = file
    const inserted = await insertWrittenAliases(
      tx,
      added.map(({ written, entry }) => ({ written, gearId: entry.id })),
    )
    if (inserted !== added.length || !added.every(({ written, entry }) => held[written.kind].has(entry.id))) {
      fail('BadInput', { fields: { csv: aliasSentences.meanwhile } })
    }
    await joinPhotographs(tx, added)
    await auditAct(ctx, tx, {
      act: 'gear.aliasesImported',
      targetKind: 'gear',
      targetId: catalogueId,
      reason,
      after: { addedCount: added.length, added: added.slice(0, namedAliases).map(textOf) },
    })
    return { added: added.length }
  })
}

function refuseFaults({ faults }: AliasFile): void {
  if (faults.length > 0) fail('BadInput', { fields: { csv: aliasSentences.faults } })
}

const entryIds = ({ added }: AliasFile, kind: GearKind): ReadonlySet<string> =>
  new Set(added.flatMap(({ written, entry }) => (written.kind === kind ? [entry.id] : [])))

const textOf = ({ written: { make, name }, entry }: NewAlias) =>
  `${[make, name].filter(Boolean).join(' ')} → ${entry.name}`

/** The names are known now: they are listed no longer, and photographs with them follow. */
async function joinPhotographs(tx: Tx, added: readonly NewAlias[]): Promise<void> {
  const given = added.map(({ written, entry }) => ({ ...written, into_id: entry.id }))
  const { rows } = await sql<{ kind: GearKind; make: string; name: string; into_id: string }>`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
        as given (kind text, make text, name text, into_id text)
    )
    delete from gear_unknown_name listed using given
    where listed.kind = given.kind and listed.make = given.make and listed.name = given.name
    returning listed.kind, listed.make, listed.name, given.into_id`.execute(tx)
  const payloads = rows.map(({ kind, make, name, into_id: intoId }) => ({
    kind,
    from: { make, name },
    intoId,
  }))
  await enqueueAll(tx, rejoinGear, payloads, gearQueue)
}

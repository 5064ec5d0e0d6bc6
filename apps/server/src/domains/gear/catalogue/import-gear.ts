import { gearSentences, type MethodOutput, type MethodParsed, type StaffGear } from '@guangquan/contract'
import { NIL as catalogueId } from 'uuid'
import { auditActs } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { fail } from '../../../fail.ts'
import type { CommittedResponse, OnceCtx } from '../../../http/calls/once-ctx.ts'
import { enqueueAll } from '../../../jobs/enqueue.ts'
import {
  lockGearEntries,
  insertGearEntries,
  lockGearNames,
  newEntryId,
  updateGearEntries,
  type GearKind,
} from '../../gear-catalogue/index.ts'
import { factsOf, gearQueue } from './change-entry.ts'
import { readGearFile, type GearFile } from './read-gear-file.ts'
import { renameGear } from './rejoin.ts'

type Imported = MethodOutput<typeof StaffGear.Import>

const kinds = ['camera', 'lens'] as const

/**
 * Imports a CSV file of cameras and lenses: entries are found by id or name and changed, the others are added.
 * @throws BadInput for a file with a fault, of which nothing is imported
 */
export async function importGear(
  ctx: OnceCtx<Imported, StaffCtx>,
  { csv, reason }: MethodParsed<typeof StaffGear.Import>,
): Promise<CommittedResponse> {
  const first = await readGearFile(ctx.db, csv)
  refuseFaults(first)
  return ctx.once(async (tx) => {
    for (const kind of kinds) await lockGearEntries(tx, kind, changedIds(first, kind))
    await lockGearNames(tx)
    // Read again, since an entry may have been added, renamed or merged before these locks.
    const file = await readGearFile(tx, csv)
    refuseFaults(file)
    const { added, changed } = file
    for (const kind of kinds) {
      const locked = new Set(changedIds(first, kind))
      if (!changedIds(file, kind).every((id) => locked.has(id))) failMeanwhile()
      await writeEntries(tx, kind, file)
    }
    // A row per entry names who changed it, for people who edit an older version.
    await auditActs(ctx, tx, [
      ...added.map(({ kind, after }) => ({
        act: 'gear.created',
        targetKind: kind,
        targetId: newEntryId(after),
        reason,
        after: factsOf(after),
      })),
      ...changed.map(({ kind, before, after }) => ({
        act: 'gear.saved',
        targetKind: kind,
        targetId: before.id,
        reason,
        before: factsOf(before),
        after: factsOf(after),
      })),
      {
        act: 'gear.imported',
        targetKind: 'gear',
        targetId: catalogueId,
        reason,
        after: { addedCount: added.length, changedCount: changed.length },
      },
    ])
    return { added: added.length, changed: changed.length }
  })
}

function refuseFaults({ faults }: GearFile): void {
  if (faults.length > 0) fail('BadInput', { fields: { csv: gearSentences.faults } })
}

const failMeanwhile = (): never => fail('BadInput', { fields: { csv: gearSentences.meanwhile } })

const changedIds = ({ changed }: GearFile, kind: GearKind): string[] =>
  changed.flatMap((one) => (one.kind === kind ? [one.before.id] : []))

/** Writes the entries of one kind; posts with a renamed one follow. */
async function writeEntries(tx: Tx, kind: GearKind, file: GearFile): Promise<void> {
  const added = file.added.filter((one) => one.kind === kind)
  const changed = file.changed.filter((one) => one.kind === kind)
  const inserted = await insertGearEntries(
    tx,
    kind,
    added.map(({ after }) => after),
  )
  if (inserted.length !== added.length) failMeanwhile()
  await updateGearEntries(
    tx,
    kind,
    changed.map(({ before: { id }, after }) => ({ id, ...after })),
  )
  const renamed = changed.filter(({ before, after }) => before.name !== after.name)
  await enqueueAll(
    tx,
    renameGear,
    renamed.map(({ before }) => ({ kind, gearId: before.id })),
    gearQueue,
  )
}

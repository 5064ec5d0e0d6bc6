import type { MethodParsed, StaffGear } from '@guangquan/contract'
import { auditAct, type Facts } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import {
  getGearEntry,
  lockGearEntries,
  insertGearEntry,
  lockGearEntry,
  mergeGearEntry,
  updateGearEntry,
  type GearDescription,
} from '../../gear-catalogue/index.ts'
import { rejoinGear, renameGear } from './rejoin.ts'

/** Changes of one catalogue run one after another. */
export const gearQueue = { queue: 'gear.catalogue' }

export const factsOf = ({ name, brand, maxAperture }: GearDescription): Facts => ({
  name,
  brand,
  maxAperture,
})

/** Adds an entry. @returns its id @throws AlreadyThere */
export async function createEntry(
  ctx: StaffCtx,
  { kind, ...described }: MethodParsed<typeof StaffGear.Create>,
): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const id = await insertGearEntry(tx, kind, described)
    await auditAct(ctx, tx, {
      act: 'gear.created',
      targetKind: kind,
      targetId: id,
      after: factsOf(described),
    })
    return id
  })
}

/** Changes the name of an entry. @throws ContentNotFound, ChangedMeanwhile, AlreadyThere */
export async function saveEntry(
  ctx: StaffCtx,
  { kind, id, version, ...described }: MethodParsed<typeof StaffGear.Save>,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const before = await lockGearEntry(tx, { kind, id, version })
    await updateGearEntry(tx, kind, before, described)
    if (before.name !== described.name) await enqueue(tx, renameGear, { kind, gearId: id }, gearQueue)
    await auditAct(ctx, tx, {
      act: 'gear.saved',
      targetKind: kind,
      targetId: id,
      before: factsOf(before),
      after: factsOf(described),
    })
  })
}

/** Merges an entry into another, which gets its aliases and photographs. @throws ContentNotFound, ChangedMeanwhile */
export async function mergeEntry(
  ctx: StaffCtx,
  { kind, id, version, intoId }: MethodParsed<typeof StaffGear.Merge>,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    if (id === intoId) fail('ContentNotFound')
    await lockGearEntries(tx, kind, [id, intoId])
    const before = await lockGearEntry(tx, { kind, id, version })
    const into = await getGearEntry(tx, kind, intoId)
    await mergeGearEntry(tx, kind, { id, intoId })
    await enqueue(tx, rejoinGear, { kind, from: { gearId: id }, intoId }, gearQueue)
    await auditAct(ctx, tx, {
      act: 'gear.merged',
      targetKind: kind,
      targetId: id,
      before: { ...factsOf(before), aliases: before.aliases, into: null },
      after: { into: into.name },
    })
  })
}

import type { MethodParsed, StaffGear } from '@guangquan/contract'
import { auditAct, type Facts } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import {
  addWrittenAlias,
  getGearEntry,
  lockGearEntries,
  insertGearEntry,
  type GearKind,
} from '../../gear-catalogue/index.ts'
import { factsOf, gearQueue } from './change-entry.ts'
import { rejoinGear } from './rejoin.ts'

interface Resolved {
  kind: GearKind
  gearId: string
}

/** An unknown name becomes an alias; photographs with it are joined to the entry. @throws ContentNotFound */
export async function addAlias(
  ctx: StaffCtx,
  { unknownId, gearId }: MethodParsed<typeof StaffGear.AddAlias>,
): Promise<Resolved> {
  return resolveName(ctx, unknownId, async (tx, kind) => {
    await lockGearEntries(tx, kind, [gearId])
    await getGearEntry(tx, kind, gearId)
    return { gearId, act: 'gear.aliasAdded', after: {} }
  })
}

/** Makes an unknown name a new entry. @throws ContentNotFound, AlreadyThere */
export async function createFromUnknown(
  ctx: StaffCtx,
  { unknownId, ...described }: MethodParsed<typeof StaffGear.CreateFromUnknown>,
): Promise<Resolved> {
  return resolveName(ctx, unknownId, async (tx, kind) => ({
    gearId: await insertGearEntry(tx, kind, described),
    act: 'gear.created',
    after: factsOf(described),
  }))
}

/** Lists a name no longer. @throws ContentNotFound */
export async function dismissName(
  ctx: StaffCtx,
  { unknownId }: MethodParsed<typeof StaffGear.Dismiss>,
): Promise<null> {
  return inTransaction(ctx, async (tx) => {
    const row =
      (await tx
        .updateTable('gear_unknown_name')
        .set({ dismissed_at: ctx.now })
        .where('id', '=', unknownId)
        .where('dismissed_at', 'is', null)
        .returning(['kind', 'make', 'name'])
        .executeTakeFirst()) ?? fail('ContentNotFound')
    const { make, name } = row
    await auditAct(ctx, tx, {
      act: 'gear.nameDismissed',
      targetKind: kindOf(row),
      targetId: unknownId,
      before: { listed: true },
      after: { listed: false, make, name },
    })
    return null
  })
}

async function resolveName(
  ctx: StaffCtx,
  unknownId: string,
  choose: (tx: Tx, kind: GearKind) => Promise<{ gearId: string; act: string; after: Facts }>,
): Promise<Resolved> {
  return inTransaction(ctx, async (tx) => {
    // If two people decide about a name, the second finds it gone.
    const row =
      (await tx
        .deleteFrom('gear_unknown_name')
        .where('id', '=', unknownId)
        .returning(['kind', 'make', 'name'])
        .executeTakeFirst()) ?? fail('ContentNotFound')
    const kind = kindOf(row)
    const { make, name } = row
    const { gearId, act, after } = await choose(tx, kind)
    await addWrittenAlias(tx, { kind, make, name }, gearId)
    await enqueue(tx, rejoinGear, { kind, from: { make, name }, intoId: gearId }, gearQueue)
    await auditAct(ctx, tx, {
      act,
      targetKind: kind,
      targetId: gearId,
      before: { alias: null },
      after: { ...after, alias: name, make },
    })
    return { kind, gearId }
  })
}

const kindOf = ({ kind }: { kind: string }): GearKind => (kind === 'camera' ? 'camera' : 'lens')

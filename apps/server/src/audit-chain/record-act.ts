import type { TargetKind } from '@guangquan/contract/staff/act-names'
import type { FactName } from '@guangquan/contract/staff/fact-names'
import { v7 as uuid } from 'uuid'
import type { StaffCtx } from '../context.ts'
import type { Tx } from '../db/client.ts'

/** Values of a target that an act changed, each with a name in the console. Those of a setting are its parts. */
export type Facts = Partial<Record<FactName, string | number | boolean | null | readonly string[]>>

/** What an act was about, and what changed. */
export interface ActFacts {
  act: string
  targetKind: TargetKind
  /** Nil: the site. */
  targetId: string
  reason?: string
  before?: Facts
  after?: Facts
}

/** An action of the staff. */
export interface StaffAct extends ActFacts {
  /** Actor: a staff member by name, or the system user who ran the program. */
  actor: string
  staffId?: string
  ip?: string
  /** Id of the call; null for a command line. */
  requestId?: string
}

// Which transactions carry an audit row; `write-once.ts` refuses a write of staff without one.
const audited = new WeakSet<Tx>()

export const isAudited = (tx: Tx): boolean => audited.has(tx)

/**
 * Records an action of the staff, in the transaction that performs it. The database chains the rows and lets one
 * transaction at a time add to the chain, so record last: other transactions wait until the commit.
 */
export async function recordAct(tx: Tx, now: Date, act: StaffAct): Promise<void> {
  await recordActs(tx, now, [act])
}

async function recordActs(tx: Tx, now: Date, acts: readonly StaffAct[]): Promise<void> {
  await tx
    .insertInto('staff_act')
    .values(
      acts.map(({ before, after, ...act }) => ({
        id: uuid(),
        actor: act.actor,
        staff_id: act.staffId ?? null,
        act: act.act,
        target_kind: act.targetKind,
        target_id: act.targetId,
        reason: act.reason ?? '',
        before: before === undefined ? null : JSON.stringify(before),
        after: after === undefined ? null : JSON.stringify(after),
        ip: act.ip ?? '',
        request_id: act.requestId ?? null,
        created_at: now,
      })),
    )
    .execute()
  audited.add(tx)
}

/** Records what the staff member behind a call did. */
export async function auditAct(ctx: StaffCtx, tx: Tx, facts: ActFacts): Promise<void> {
  await auditActs(ctx, tx, [facts])
}

/** As `auditAct` for several acts of one call, in order. */
export async function auditActs(ctx: StaffCtx, tx: Tx, acts: readonly ActFacts[]): Promise<void> {
  const { staff, ip, requestId, now } = ctx
  const caller = { actor: staff.name, staffId: staff.id, ip, requestId }
  await recordActs(
    tx,
    now,
    acts.map((facts) => ({ ...facts, ...caller })),
  )
}

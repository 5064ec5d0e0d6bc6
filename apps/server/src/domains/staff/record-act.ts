import { v7 as uuid } from 'uuid'
import type { Tx } from '../../db/client.ts'

/** An action of the staff. */
export interface StaffAct {
  /** Actor: a staff member by name, or the system user who ran the program. */
  actor: string
  act: string
  targetKind: 'post' | 'comment' | 'member' | 'site'
  /** Nil for the site. */
  targetId: string
  reason?: string
  /** Id of the call; null for a command line. */
  requestId?: string
}

/** Records an action of the staff, in the transaction that performs it. */
export async function recordAct(
  tx: Tx,
  now: Date,
  { actor, act, targetKind, targetId, reason = '', requestId }: StaffAct,
): Promise<void> {
  await tx
    .insertInto('staff_act')
    .values({
      id: uuid(),
      actor,
      act,
      target_kind: targetKind,
      target_id: targetId,
      reason,
      request_id: requestId ?? null,
      created_at: now,
    })
    .execute()
}

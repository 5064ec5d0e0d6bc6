import { v7 as uuid } from 'uuid'
import type { Tx } from '../../db/client.ts'

/** What somebody of the staff did. */
export interface StaffAct {
  /** Who: a member of staff by name, or the user of the system who ran the program. */
  actor: string
  act: string
  targetKind: 'post' | 'comment' | 'member'
  targetId: string
  reason?: string
  /** Of the call; null for a command line. */
  requestId?: string
}

/** Writes down an act of the staff, in the transaction that does it. */
export async function noteAct(
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

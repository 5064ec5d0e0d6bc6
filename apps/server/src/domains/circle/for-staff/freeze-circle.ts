import { circleStates } from '@guangquan/contract'
import type { Tx } from '../../../db/client.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import { createNotices } from '../../notice/index.ts'
import { circleTargetName } from '../circle-target-name.ts'
import { addLog, listTeam, lockCircle, type CircleRow } from '../circle.store.ts'
import { shadeFilesJob } from '../posts/shade-files.ts'

interface Frozen {
  id: string
  reason: string
  /** Displayed name of who of the staff acted; empty for a decision about reports. */
  staffName?: string
}

/** Hides an open circle with its posts from everybody but their authors. The circle is locked. */
export async function freeze(tx: Tx, now: Date, { id, reason, staffName = '' }: Frozen): Promise<void> {
  await setState(tx, now, id, { status: circleStates.frozen, state_reason: reason })
  await addLog(tx, now, { circleId: id, act: 'frozen', actorId: null, staffName, note: reason })
  await enqueue(tx, shadeFilesJob, { circleId: id }, { key: id })
}

/** Shows a frozen circle again. The circle is locked. */
export async function unfreeze(tx: Tx, now: Date, { id, reason, staffName = '' }: Frozen): Promise<void> {
  await setState(tx, now, id, { status: circleStates.open, state_reason: '' })
  await addLog(tx, now, { circleId: id, act: 'unfrozen', actorId: null, staffName, note: reason })
  await enqueue(tx, shadeFilesJob, { circleId: id }, { key: id })
}

async function setState(
  tx: Tx,
  now: Date,
  id: string,
  state: Pick<CircleRow, 'status' | 'state_reason'>,
): Promise<void> {
  await tx
    .updateTable('circle')
    .set((eb) => ({ ...state, updated_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Locks a circle that was reported. */
export const lockReportedCircle = (tx: Tx, id: string): Promise<CircleRow> => lockCircle(tx, id)

/** Freezes a reported circle. @returns false, without a change, for one that is not open */
export async function freezeReported(tx: Tx, now: Date, frozen: Frozen): Promise<boolean> {
  const circle = await lockCircle(tx, frozen.id)
  if (circle.status !== circleStates.open) return false
  await freeze(tx, now, frozen)
  return true
}

/** Undoes `freezeReported`. @returns false, without a change, for one that is not frozen */
export async function unfreezeReported(tx: Tx, now: Date, { id }: { id: string }): Promise<boolean> {
  const circle = await lockCircle(tx, id)
  if (circle.status !== circleStates.frozen) return false
  await unfreeze(tx, now, { id, reason: '' })
  return true
}

/** Tells the team of a circle that it was frozen. */
export async function announceFrozen(tx: Tx, now: Date, { id, reason }: Frozen): Promise<void> {
  const target = { kind: circleTargetName, id }
  await createNotices(tx, now, await listTeam(tx, id), { kind: 'circle.frozen', target, note: reason })
}

import type { Tx } from '../../db/client.ts'
import { storedMedal, type UsedMedal } from '../worn/index.ts'

/** Sets the medal that a member wears; null: none. */
export async function useMedal(tx: Tx, memberId: string, medal: UsedMedal | null): Promise<void> {
  await tx
    .updateTable('member')
    .set({ used_achievement_id: medal === null ? null : storedMedal(medal) })
    .where('id', '=', memberId)
    .execute()
}

/** A member who wears a lower tier of a medal wears this one. */
export async function raiseUsedMedal(
  tx: Tx,
  { memberId, medalId, tier }: UsedMedal & { memberId: string },
): Promise<void> {
  const lower = Array.from({ length: tier - 1 }, (_, index) => storedMedal({ medalId, tier: index + 1 }))
  if (lower.length === 0) return
  await tx
    .updateTable('member')
    .set({ used_achievement_id: storedMedal({ medalId, tier }) })
    .where('id', '=', memberId)
    .where('used_achievement_id', 'in', lower)
    .execute()
}

/** Sets the frame that a member uses; null: none. */
export async function useFrame(tx: Tx, memberId: string, frameId: string | null): Promise<void> {
  await tx.updateTable('member').set({ used_frame_id: frameId }).where('id', '=', memberId).execute()
}

/** Ends the use of a frame that is no longer a member's. */
export async function stopUsingFrame(
  tx: Tx,
  { memberId, frameId }: { memberId: string; frameId: string },
): Promise<void> {
  await tx
    .updateTable('member')
    .set({ used_frame_id: null })
    .where('id', '=', memberId)
    .where('used_frame_id', '=', frameId)
    .execute()
}

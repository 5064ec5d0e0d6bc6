import type { Tx } from '../../db/client.ts'
import { extensionPoint } from '../../extension-point.ts'

/** Reactions of other domains to changes of targets of any kind, in the transaction of the change. */
export interface TargetHooks {
  /** Targets that lists show appeared, or their texts changed. */
  changed?: (tx: Tx, kind: string, ids: readonly string[]) => Promise<void>
  /** Targets were deleted for good, with everything that stood under them. */
  removed?: (tx: Tx, ids: readonly string[]) => Promise<void>
}

export const targetHooks = extensionPoint<readonly TargetHooks[]>('targetHooks')

/** Called by the owner of targets of one kind that appeared in lists or whose texts changed. */
export async function announceIndexed(tx: Tx, kind: string, ids: readonly string[]): Promise<void> {
  for (const hooks of targetHooks.get()) await hooks.changed?.(tx, kind, ids)
}

/** Called by the owner of targets that are deleted for good. */
export async function announceRemoved(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  for (const hooks of targetHooks.get()) await hooks.removed?.(tx, ids)
}

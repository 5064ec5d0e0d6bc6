import type { SocialProvider } from '@guangquan/contract'
import type { Tx } from '../../db/client.ts'
import { lockBindings, removeBinding } from './binding.store.ts'
import { wireName } from './social-name.ts'

/**
 * Locks a member's binding of one provider, and all their others, for removal.
 * @param wanted.unionId if given, the binding must be of this account
 * @returns undefined if there is no such binding
 */
export async function lockBinding(
  tx: Tx,
  requested: { memberId: string; provider: SocialProvider; unionId?: string | undefined },
): Promise<{ isOnly: boolean; remove: () => Promise<void> } | undefined> {
  const bindings = await lockBindings(tx, requested.memberId)
  const row = bindings.find((one) => one.provider === requested.provider)
  if (row === undefined) return undefined
  if (requested.unionId !== undefined && requested.unionId !== wireName(row.union_index)) return undefined
  return { isOnly: bindings.length === 1, remove: () => removeBinding(tx, row) }
}

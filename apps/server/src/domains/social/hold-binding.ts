import type { SocialProvider } from '@guangquan/contract'
import type { Tx } from '../../db/client.ts'
import { lockBindings, removeBinding } from './binding.store.ts'
import { wireName } from './social-name.ts'

/**
 * Locks a member's binding of one provider, and all their others, for removal.
 * @param wanted.unionId where given, the binding must be of this account
 * @returns undefined where there is no such binding
 */
export async function holdBinding(
  tx: Tx,
  wanted: { memberId: string; provider: SocialProvider; unionId?: string | undefined },
): Promise<{ isOnly: boolean; remove: () => Promise<void> } | undefined> {
  const bindings = await lockBindings(tx, wanted.memberId)
  const row = bindings.find((one) => one.provider === wanted.provider)
  if (row === undefined) return undefined
  if (wanted.unionId !== undefined && wanted.unionId !== wireName(row.union_index)) return undefined
  return { isOnly: bindings.length === 1, remove: () => removeBinding(tx, row) }
}

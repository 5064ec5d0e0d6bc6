import { goTo } from '../../platform/routing/site-history.ts'
import { draftPath } from './draft-words.ts'

/** State of the history entry of an address that followed the form, instead of opening a draft. */
const followed = { isFollowed: true } as const

/** Whether the address was changed by `followDraft`. */
export function isFollowed(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isFollowed' in state
}

/** Names the draft in which a form now stores in the address, where that still names another one; the form stays. */
export function followDraft(draft: { id: string; publishType: number }): void {
  const named = new URLSearchParams(location.search).get('draft')
  if (named === null || named === draft.id) return
  goTo(draftPath(draft), { replace: true, keepScroll: true, state: followed })
}

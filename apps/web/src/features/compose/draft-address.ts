import { goTo } from '../../platform/routing/site-history.ts'
import { draftPath } from './draft-words.ts'

/** State of a history entry whose address was updated by the form, as opposed to one that opens a draft. */
const followed = { isFollowed: true } as const

/** Whether the address was changed by `followDraft`. */
export function isFollowed(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isFollowed' in state
}

/** Puts the draft that a form now stores into the address, if that still names another one; the form stays mounted. */
export function followDraft(draft: { id: string; publishType: number }): void {
  const named = new URLSearchParams(location.search).get('draft')
  if (named === null || named === draft.id) return
  goTo(draftPath(draft), { replace: true, keepScroll: true, state: followed })
}

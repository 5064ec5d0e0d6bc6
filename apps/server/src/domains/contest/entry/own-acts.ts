import { entryStates, publishStatus, type OwnEntry } from '@guangquan/contract'
import { entryStateAfter, type EntryAct } from '@guangquan/rules/contest/entry-state'
import type { MemberCtx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { lockPostingRights } from '../../standing/index.ts'
import { binPost, lockPost } from '../../post/index.ts'
import { stateAt, type ContestRow } from '../contest.store.ts'
import { entryStateOf, lockEntry, moveEntry, type EntryRow } from './entry.store.ts'
import { ownEntries } from './entry.view.ts'

/**
 * Withdraws an entry of the caller's before collecting ends; its post goes to the recycle bin.
 * @throws ContentNotFound, NotAllowedNow
 */
export async function withdrawEntry(ctx: MemberCtx, { entryId }: { entryId: string }): Promise<OwnEntry> {
  return act(ctx, entryId, 'withdraw', async (tx, entry) => {
    if (entry.publish_id === null) return
    const post = await lockPost(tx, entry.publish_id)
    if (post === undefined || post.status === publishStatus.deleted) return
    // Restored, it would wait for an audit that never comes.
    const statusBefore = post.status === publishStatus.inReview ? publishStatus.refused : post.status
    await binPost(tx, post, { now: ctx.now, statusBefore })
  })
}

/** Sends a returned entry of the caller's to the first audit again. @throws ContentNotFound, NotAllowedNow */
export async function resubmitEntry(ctx: MemberCtx, { entryId }: { entryId: string }): Promise<OwnEntry> {
  return act(ctx, entryId, 'correct', async () => {})
}

async function act(
  ctx: MemberCtx,
  entryId: string,
  name: EntryAct,
  follow: (tx: Tx, entry: EntryRow) => Promise<void>,
): Promise<OwnEntry> {
  return inTransaction(ctx, async (tx) => {
    // Members are locked before contests, and these before posts.
    await lockPostingRights(tx, ctx.viewer.id)
    const { contest, entry } = await lockEntry(tx, entryId)
    if (entry.author_id !== ctx.viewer.id) fail('ContentNotFound')
    const state = nextState(contest, entry, name, ctx.now)
    const isLate = entry.correct_until !== null && entry.correct_until <= ctx.now
    if (state === null || (name === 'correct' && isLate)) fail('NotAllowedNow')
    const cleared = state === entryStates.waiting ? { reason: 0, reason_note: '' } : {}
    const moved = await moveEntry(tx, entry, { state, ...cleared, at: ctx.now })
    await follow(tx, moved)
    const [own] = await ownEntries({ ...ctx, db: tx }, [moved], new Map([[contest.id, contest]]))
    return own ?? fail('ContentNotFound')
  })
}

/** The state of an entry after an act; null if the act is not allowed now. */
export function nextState(contest: ContestRow, entry: EntryRow, act: EntryAct, now: Date) {
  if (contest.held_at !== null && act !== 'leave') return null
  return entryStateAfter(act, { entry: entryStateOf(entry), contest: stateAt(contest, now) })
}

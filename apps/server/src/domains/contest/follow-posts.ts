import { entryStates } from '@guangquan/contract'
import { subscribe } from '../../events/subscription.ts'
import { lockEntry, moveEntry } from './entry/entry.store.ts'
import { nextState } from './entry/own-acts.ts'

/** An entry whose author deletes its post takes part no longer. */
export const endEntryOfBinned = subscribe(
  'post.binned',
  'contest.endEntry',
  async ({ tx, now }, { publishId }) => {
    const found = await tx
      .selectFrom('contest_entry')
      .where('publish_id', '=', publishId)
      .select('id')
      .executeTakeFirst()
    if (found === undefined) return
    const { contest, entry } = await lockEntry(tx, found.id)
    if (nextState(contest, entry, 'leave', now) === null) return
    await moveEntry(tx, entry, { state: entryStates.withdrawn, at: now })
  },
)

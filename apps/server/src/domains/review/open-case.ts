import { sql } from 'kysely'
import type { ReviewCases } from '../target/index.ts'

/** Opens cases for commands of other domains. */
export const reviewCases: ReviewCases = {
  open: async (tx, cause, { kind, targetId, memberId, at }) => {
    // The trigger on reports serves nodes of the previous release; it skips cases that are opened here.
    await sql`select set_config('review.commands', 'on', true),
      open_review(${kind}, ${targetId}::uuid, ${memberId}::uuid, ${cause}, ${at})`.execute(tx)
  },
  openForProfile: async (tx, memberId, before, at) => {
    if (Object.keys(before).length === 0) return
    await sql`select open_profile_review(${memberId}::uuid, ${JSON.stringify(before)}::jsonb, ${at})`.execute(
      tx,
    )
  },
}

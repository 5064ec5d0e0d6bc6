import type { Database, Tx } from '../../db/client.ts'

const votesAtOnce = 100

/** Ended votes whose voters have not been notified, at most 100. */
export async function listEndedVotes(db: Database, now: Date): Promise<string[]> {
  const ended = await db
    .selectFrom('vote')
    .where('told_at', 'is', null)
    .where((eb) => eb.or([eb('ends_at', '<=', now), eb('closed_at', 'is not', null)]))
    .select('publish_id')
    .orderBy('ends_at')
    .limit(votesAtOnce)
    .execute()
  return ended.map((row) => row.publish_id)
}

/**
 * Marks an ended vote as notified, once: the caller notifies its voters in this transaction.
 * @returns its voters, or undefined when another node does it or has done it
 */
export async function claimEndedVote(
  tx: Tx,
  { publishId, now }: { publishId: string; now: Date },
): Promise<string[] | undefined> {
  const held = await tx
    .selectFrom('vote')
    .where('publish_id', '=', publishId)
    .where('told_at', 'is', null)
    .select('publish_id')
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (held === undefined) return undefined
  await tx.updateTable('vote').set({ told_at: now }).where('publish_id', '=', publishId).execute()
  const voters = await tx
    .selectFrom('vote_choice')
    .where('publish_id', '=', publishId)
    .select('member_id')
    .distinct()
    .execute()
  return voters.map((row) => row.member_id)
}

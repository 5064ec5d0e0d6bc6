import { noticeTabs } from '@guangquan/contract'
import type { Database } from '../../db/client.ts'
import { createNotices } from '../notice/index.ts'
import { findReadablePost } from '../post/index.ts'

const votesAtOnce = 100
const votersAtOnce = 1000

/**
 * Tells the voters of what has ended, once. Of a vote that is not public any more nobody hears.
 * @returns how many votes
 */
export async function tellVoters(db: Database, now: Date): Promise<number> {
  const ended = await db
    .selectFrom('vote')
    .where('told_at', 'is', null)
    .where((eb) => eb.or([eb('ends_at', '<=', now), eb('closed_at', 'is not', null)]))
    .select('publish_id')
    .orderBy('ends_at')
    .limit(votesAtOnce)
    .execute()
  for (const { publish_id: publishId } of ended) await tellOf(db, publishId, now)
  return ended.length
}

async function tellOf(db: Database, publishId: string, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const held = await tx
      .selectFrom('vote')
      .where('publish_id', '=', publishId)
      .where('told_at', 'is', null)
      .select('publish_id')
      .forNoKeyUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (held === undefined) return
    await tx.updateTable('vote').set({ told_at: now }).where('publish_id', '=', publishId).execute()
    const post = await findReadablePost(tx, null, publishId)
    if (post === undefined) return
    const voters = await tx
      .selectFrom('vote_choice')
      .where('publish_id', '=', publishId)
      .select('member_id')
      .distinct()
      .execute()
    const about = {
      tab: noticeTabs.activities,
      kind: 'vote.ended',
      fromMemberId: post.author_id,
      publishId,
    } as const
    for (let first = 0; first < voters.length; first += votersAtOnce) {
      const some = voters.slice(first, first + votersAtOnce).map((row) => row.member_id)
      await createNotices(tx, now, some, about)
    }
  })
}

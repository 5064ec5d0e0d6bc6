import type { Database } from '../../db/client.ts'
import { createNotices } from '../notice/index.ts'
import { findReadablePost } from '../post/index.ts'
import { postTargetName } from '../post-access/index.ts'
import { claimEndedVote, listEndedVotes } from './end-votes.ts'

const votersAtOnce = 1000

/** Notifies the voters of ended votes, once. Votes that are no longer public are skipped. @returns how many votes */
export async function notifyVoters(db: Database, now: Date): Promise<number> {
  const ended = await listEndedVotes(db, now)
  for (const publishId of ended) await notifyVotersOf(db, publishId, now)
  return ended.length
}

async function notifyVotersOf(db: Database, publishId: string, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const voters = await claimEndedVote(tx, { publishId, now })
    if (voters === undefined) return
    const post = await findReadablePost(tx, null, publishId)
    if (post === undefined) return
    const about = {
      kind: 'vote.ended',
      fromMemberId: post.author_id,
      target: { kind: postTargetName, id: publishId },
    } as const
    for (let first = 0; first < voters.length; first += votersAtOnce) {
      await createNotices(tx, now, voters.slice(first, first + votersAtOnce), about)
    }
  })
}

import { publishStatus } from '@guangquan/contract'
import type { JobCtx } from '../../jobs/job.ts'
import type { Tx } from '../../db/client.ts'
import { countReactions } from '../reaction/index.ts'
import { countReplies } from '../reply/index.ts'

const batch = 1000

interface Counters {
  id: string
  like_count: number
  collect_count: number
  reply_count: number
  share_count: number
}

const columns = ['id', 'like_count', 'collect_count', 'reply_count', 'share_count'] as const

/**
 * Compares every post's counters with its rows and mends what differs; nothing should.
 * @returns ids of mended posts
 */
export async function provePostCounters({ db, log, signal }: Omit<JobCtx, 'app' | 'now'>): Promise<string[]> {
  const mended: string[] = []
  let after = '00000000-0000-0000-0000-000000000000'
  while (!signal.aborted) {
    const posts = await db
      .selectFrom('publish')
      .select(columns)
      .where('id', '>', after)
      .where('status', '<>', publishStatus.deleted)
      .orderBy('id')
      .limit(batch)
      .execute()
    // Rows are read after their counters, so one that moved between looks wrong: each is looked at again, held.
    const counted = await readTrue(db, posts)
    for (const post of posts) {
      if (!differs(post, counted.get(post.id))) continue
      if (await db.transaction().execute((tx) => mend(tx, post.id))) mended.push(post.id)
    }
    const last = posts.at(-1)
    if (last === undefined || posts.length < batch) break
    after = last.id
  }
  if (mended.length > 0)
    log.error({ mended: mended.slice(0, 20), count: mended.length }, 'counters were wrong')
  return mended
}

async function readTrue(
  db: Tx | JobCtx['db'],
  posts: readonly { id: string }[],
): Promise<Map<string, Counters>> {
  const ids = posts.map((post) => post.id)
  const reactions = await countReactions(db, ids)
  const replies = await countReplies(db, ids)
  return new Map(
    ids.map((id) => {
      const { likes = 0, collects = 0, shares = 0 } = reactions.get(id) ?? {}
      const reply_count = replies.get(id) ?? 0
      return [id, { id, like_count: likes, collect_count: collects, share_count: shares, reply_count }]
    }),
  )
}

function differs(post: Counters, counted: Counters | undefined): boolean {
  return counted === undefined || columns.some((column) => post[column] !== counted[column])
}

async function mend(tx: Tx, id: string): Promise<boolean> {
  const post = await tx
    .selectFrom('publish')
    .select(columns)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (post === undefined) return false
  const counted = (await readTrue(tx, [post])).get(id)
  if (counted === undefined || !differs(post, counted)) return false
  const { id: _id, ...counters } = counted
  await tx.updateTable('publish').set(counters).where('id', '=', id).execute()
  return true
}

import { publishStatus } from '@guangquan/contract'
import type { Queryable } from '../../db/client.ts'

/** What an operator sees of content that waits for a decision. */
export interface Waiting {
  id: string
  text: string
  /** True when reports hid it; otherwise nobody has seen it yet. */
  hidden: boolean
}

const max = 200

/** Posts that wait for a decision, reported ones first, then oldest first; at most 200. */
export async function listInReview(db: Queryable): Promise<Waiting[]> {
  const rows = await db
    .selectFrom('publish')
    .where('status', '=', publishStatus.inReview)
    .select(['id', 'title', 'body', 'hidden_at'])
    .orderBy('hidden_at')
    .orderBy('id')
    .limit(max)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    text: `${row.title} ${row.body}`.trim(),
    hidden: row.hidden_at !== null,
  }))
}

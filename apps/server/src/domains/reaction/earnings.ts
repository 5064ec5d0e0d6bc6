import { publishStatus } from '@guangquan/contract'
import { sql } from 'kysely'
import type { Manifest } from '../../manifest.ts'

const columns = {
  keys: sql`m.publish_id, m.member_id`,
  where: sql<boolean>`p.status = ${sql.lit(publishStatus.published)} and m.member_id <> p.author_id`,
  member: sql<string>`p.author_id`,
  source: sql<string>`p.id || ':' || m.member_id`,
  post: sql<string>`p.id`,
  at: sql<Date>`m.created_at`,
}

/** How authors earn experience when others like and collect their posts. */
export const reactionEarnings = [
  {
    event: 'target.marked',
    keyOf: ({ target, targetId, memberId, mark }) =>
      target === 'post' && mark === 'like' ? [targetId, memberId] : null,
    ...columns,
    from: sql`post_like m join publish p on p.id = m.publish_id`,
    rule: 'like',
  },
  {
    event: 'target.marked',
    keyOf: ({ target, targetId, memberId, mark }) =>
      target === 'post' && mark === 'collect' ? [targetId, memberId] : null,
    ...columns,
    from: sql`post_collect m join publish p on p.id = m.publish_id`,
    rule: 'collect',
  },
] as const satisfies Manifest['earnings']

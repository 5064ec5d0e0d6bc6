import { publishStatus } from '@guangquan/contract'
import { sql } from 'kysely'
import type { Manifest } from '../../manifest.ts'

/** How members earn experience in circles. */
export const circleEarnings = [
  {
    event: 'circle.essence',
    keyOf: ({ publishId }) => publishId,
    keys: sql`p.id`,
    from: sql`circle_post c join publish p on p.id = c.publish_id`,
    where: sql`p.status = ${sql.lit(publishStatus.published)} and c.essence_earns and c.essence_at is not null`,
    rule: 'essence',
    member: sql`p.author_id`,
    source: sql`p.id::text`,
    post: sql`p.id`,
    at: sql`c.essence_at`,
  },
] as const satisfies Manifest['earnings']

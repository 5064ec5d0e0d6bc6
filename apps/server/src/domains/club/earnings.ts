import { sql } from 'kysely'
import type { Manifest } from '../../manifest.ts'

/** How members earn experience with their club card. */
export const clubEarnings = [
  {
    event: 'club.decided',
    keyOf: ({ memberId, accepted }) => (accepted ? memberId : null),
    keys: sql`c.member_id`,
    from: sql`club_card c`,
    where: sql`c.state = 2`,
    rule: 'club',
    member: sql`c.member_id`,
    source: sql`c.member_id::text`,
    post: null,
    at: sql`c.updated_at`,
  },
] as const satisfies Manifest['earnings']

import { sql } from 'kysely'
import type { Manifest } from '../../manifest.ts'

/** How members earn experience with reports. */
export const reportEarnings = [
  {
    event: 'report.decided',
    keyOf: ({ targetId, upheld }) => (upheld ? targetId : null),
    keys: sql`r.target_id`,
    from: sql`report r`,
    where: sql`r.status = 2 and r.decided_at is not null`,
    rule: 'report',
    member: sql`r.member_id`,
    source: sql`r.report_type || ':' || r.target_id`,
    post: null,
    at: sql`r.decided_at`,
  },
] as const satisfies Manifest['earnings']

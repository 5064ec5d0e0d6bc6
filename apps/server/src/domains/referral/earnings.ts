import { referralStates } from '@guangquan/rules/people/referral'
import { sql, type SqlBool } from 'kysely'
import type { Manifest } from '../../manifest.ts'

const columns = {
  keys: sql`r.invitee_id`,
  from: sql`referral r`,
  where: sql<SqlBool>`r.state = ${sql.lit(referralStates.reached)} and r.withheld_at is null`,
  post: null,
  at: sql<Date>`coalesce(r.ended_at, r.created_at)`,
  settled: {
    event: 'referral.judged',
    keys: sql`r.invitee_id`,
    earns: () => sql<SqlBool>`r.withheld_at is null`,
  },
} as const

/** Experience and coins that both sides of an invitation earn. */
export const referralEarnings = [
  {
    event: 'referral.reached',
    keyOf: ({ inviteeId }) => inviteeId,
    ...columns,
    rule: 'invite',
    member: sql`r.inviter_id`,
    source: sql`r.invitee_id::text`,
  },
  {
    event: 'referral.reached',
    keyOf: ({ inviteeId }) => inviteeId,
    ...columns,
    rule: 'invited',
    member: sql`r.invitee_id`,
    source: sql`'once'`,
  },
] as const satisfies Manifest['earnings']

import { sql } from 'kysely'
import * as z from 'zod'

/** The place of an invitation in a list, newest first. */
export const referralKey = z.tuple([z.int(), z.uuid()])
export type ReferralKey = z.output<typeof referralKey>

export function isAfter(after: ReferralKey | null) {
  const [time, id] = after ?? [0, '']
  const at = sql<Date>`to_timestamp(${time}::double precision / 1000)::timestamptz(3)`
  return sql<boolean>`(created_at <= ${at} and (created_at < ${at} or invitee_id > ${id}::uuid))`
}

import { sql, type SqlBool } from 'kysely'
import type { Queryable } from '../../db/client.ts'
import type { MemberCtx } from '../../context.ts'
import { isBlockedBetweenColumns } from '../follow/index.ts'
import { noticeTabs, type NewNotice } from './create-notice.ts'

/** How many notices of all tabs the caller has not read; those of people they blocked, or who blocked them, are not there. */
export async function countUnread(ctx: MemberCtx): Promise<number> {
  const { count } = await ctx.db
    .selectFrom('notice')
    .where('member_id', '=', ctx.viewer.id)
    .where('read_at', 'is', null)
    .where(sql<SqlBool>`not ${isBlockedBetweenColumns(sql`notice.member_id`, sql`notice.from_member_id`)}`)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Whether a member got a notice of this kind from this person since an instant. */
export async function hasNoticeSince(
  db: Queryable,
  about: { memberId: string; fromMemberId: string; kind: NewNotice['kind'] },
  since: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('notice')
    .where('member_id', '=', about.memberId)
    .where('tab', '=', noticeTabs.followers)
    .where('from_member_id', '=', about.fromMemberId)
    .where('kind', '=', about.kind)
    .where('created_at', '>', since)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

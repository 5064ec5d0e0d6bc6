import { maxFollowedTags } from '@guangquan/contract'
import { sql } from 'kysely'
import type { MemberCtx } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import { fail } from '../../fail.ts'
import { findTag } from './tag.store.ts'

/**
 * Follows a tag for the caller, or unfollows it; a repeated call changes nothing.
 * @throws ContentNotFound for a tag that no post ever carried or that is banned, FollowLimit at 100
 */
export async function followTag(
  ctx: MemberCtx,
  { name, on }: { name: string; on: boolean },
): Promise<{ isFollowed: boolean }> {
  const memberId = ctx.viewer.id
  if (!on) {
    await ctx.db.deleteFrom('tag_follow').where('member_id', '=', memberId).where('tag', '=', name).execute()
    return { isFollowed: false }
  }
  const tag = await findTag(ctx.db, name)
  if (tag === undefined || tag.banned_at !== null) fail('ContentNotFound')
  const { rows } = await sql`
    insert into tag_follow (member_id, tag, created_at)
    select ${memberId}::uuid, ${tag.name}, ${ctx.now}
    where (select count(*) from tag_follow where member_id = ${memberId}) < ${sql.lit(maxFollowedTags)}
    on conflict (member_id, tag) do update set created_at = tag_follow.created_at
    returning tag`.execute(ctx.db)
  if (rows.length === 0) fail('FollowLimit')
  return { isFollowed: true }
}

/** Tags a member follows, for their export. */
export async function exportFollowedTags(db: Queryable, memberId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('tag_follow')
    .where('member_id', '=', memberId)
    .select('tag')
    .orderBy('created_at', 'desc')
    .orderBy('tag')
    .execute()
  return rows.map((row) => row.tag)
}

/** Deletes the tags a member follows. */
export async function eraseFollowedTags(db: Queryable, memberId: string): Promise<void> {
  await db.deleteFrom('tag_follow').where('member_id', '=', memberId).execute()
}

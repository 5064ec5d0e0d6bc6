import { sql } from 'kysely'
import type { Tx } from '../../db/client.ts'
import type { Mark } from '../target/index.ts'
import { announceNotices } from './announce-notices.ts'
import { markNumbers } from './mark-numbers.ts'

/** Removes members who undid their marks from the groups of likes, and groups without members. */
export async function removeActors(
  tx: Tx,
  mark: Mark,
  undone: readonly { target_id: string; member_id: string }[],
): Promise<void> {
  if (undone.length === 0) return
  const { rows: groups } = await sql<{ id: string; member_id: string }>`
    with removed as (
      delete from like_notice_actor actor
      using unnest(${undone.map((one) => one.target_id)}::uuid[], ${undone.map((one) => one.member_id)}::uuid[])
        as undone (target_id, member_id)
      where actor.target_id = undone.target_id and actor.kind = ${markNumbers[mark]}
        and actor.actor_id = undone.member_id
      returning actor.like_notice_id
    )
    select id, member_id from like_notice where id in (select like_notice_id from removed)`.execute(tx)
  // A separate statement, since one statement does not see what another part of it deleted.
  await sql`
    delete from like_notice where id = any(${groups.map((group) => group.id)}::uuid[])
      and not exists (select from like_notice_actor actor where actor.like_notice_id = like_notice.id)`.execute(
    tx,
  )
  await announceNotices(
    tx,
    groups.map((group) => group.member_id),
  )
}

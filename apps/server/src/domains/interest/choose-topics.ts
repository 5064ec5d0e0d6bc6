import type { Topic } from '@guangquan/contract'
import { sql } from 'kysely'
import type { MemberCtx } from '../../context.ts'
import type { Queryable, Tx } from '../../db/client.ts'
import { preparedQuery } from '../../db/prepared-query.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { emit } from '../../events/emit.ts'
import { fail } from '../../fail.ts'
import { findTopics, loadTopics } from '../site/index.ts'

/** Topics the caller is interested in, in the order of the full list. */
export async function listChosenTopics(ctx: MemberCtx): Promise<Topic[]> {
  return loadTopics(ctx.db, await listTopicIdsOf(ctx.db, ctx.viewer.id))
}

/** Ids of the topics a member chose. */
export async function listTopicIdsOf(db: Queryable, memberId: string): Promise<string[]> {
  const rows = await chosenTopics(db, { memberId })
  return rows.map((row) => row.topic_id)
}

const chosenTopics = preparedQuery<{ memberId: string }, { topic_id: string }>(
  'member.chosenTopics',
  (db, param) =>
    db
      .selectFrom('member_topic')
      .where('member_id', '=', sql<string>`${param('memberId')}::uuid`)
      .select('topic_id'),
)

/** Replaces the caller's topics. @throws ContentNotFound */
export async function changeTopics(ctx: MemberCtx, topicIds: readonly string[]): Promise<Topic[]> {
  await inTransaction(ctx, async (tx) => {
    // Two changes at once must not be merged.
    await tx.selectFrom('member').where('id', '=', ctx.viewer.id).select('id').forNoKeyUpdate().execute()
    await eraseTopics(tx, ctx.viewer.id)
    await chooseTopics(tx, { memberId: ctx.viewer.id, topicIds })
    await emit(tx, 'member.profileChanged', { memberId: ctx.viewer.id })
  })
  return listChosenTopics(ctx)
}

/** Stores the topics of a member who has none yet. @throws ContentNotFound for an unknown topic */
export async function chooseTopics(
  tx: Tx,
  { memberId, topicIds }: { memberId: string; topicIds: readonly string[] },
): Promise<void> {
  const requested = [...new Set(topicIds)]
  if (requested.length === 0) return
  if ((await findTopics(tx, requested)).size !== requested.length) fail('ContentNotFound')
  await tx
    .insertInto('member_topic')
    .values(requested.map((topicId) => ({ member_id: memberId, topic_id: topicId })))
    .execute()
}

/** Removes the topics of a member. */
export async function eraseTopics(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('member_topic').where('member_id', '=', memberId).execute()
}

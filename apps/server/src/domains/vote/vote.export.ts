import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { Queryable } from '../../db/client.ts'

/** An author's export of their votes: options with their counts, never who chose what. */
export async function exportVotes(db: Queryable, ids: readonly string[]): Promise<Map<string, object>> {
  const votes = await db
    .selectFrom('vote')
    .where(sql<boolean>`publish_id = any(${ids}::uuid[])`)
    .select(['publish_id', 'max_choices', 'show_result', 'can_change', 'ends_at', 'voter_count'])
    .execute()
  const options = await db
    .selectFrom('vote_option')
    .where(sql<boolean>`publish_id = any(${ids}::uuid[])`)
    .select(['publish_id', 'body as text', 'file_id as fileId', 'vote_count as count'])
    .orderBy('position')
    .execute()
  const byVote = Map.groupBy(options, (option) => option.publish_id)
  return new Map(
    votes.map((vote) => [
      vote.publish_id,
      {
        max: vote.max_choices,
        showResult: vote.show_result,
        canChange: vote.can_change,
        endTime: timeTextOf(vote.ends_at),
        voterCount: vote.voter_count,
        options: (byVote.get(vote.publish_id) ?? []).map(({ text, fileId, count }) => ({
          text,
          fileId,
          count,
        })),
      },
    ]),
  )
}

/** A member's choices in others' votes, oldest first. */
export async function exportChoices(db: Queryable, memberId: string): Promise<object[]> {
  const rows = await db
    .selectFrom('vote_choice')
    .innerJoin('vote_option', 'vote_option.id', 'vote_choice.option_id')
    .where('member_id', '=', memberId)
    .select(['vote_choice.publish_id', 'body', 'created_at'])
    .orderBy('created_at')
    .execute()
  return rows.map((row) => ({
    publishId: row.publish_id,
    option: row.body,
    time: timeTextOf(row.created_at),
  }))
}

import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Queryable, Tx } from '../../db/client.ts'

export interface NewVote {
  publishId: string
  maxChoices: number
  showResult: number
  canChange: boolean
  endsAt: Date
  options: readonly { text: string; fileId?: string | undefined }[]
}

/** Inserts a vote with its options in order. */
export async function insertVote(tx: Tx, vote: NewVote): Promise<void> {
  await tx
    .insertInto('vote')
    .values({
      publish_id: vote.publishId,
      max_choices: vote.maxChoices,
      show_result: vote.showResult,
      can_change: vote.canChange,
      ends_at: vote.endsAt,
    })
    .execute()
  await tx
    .insertInto('vote_option')
    .values(
      vote.options.map((option, position) => ({
        id: uuid(),
        publish_id: vote.publishId,
        position,
        body: option.text,
        file_id: option.fileId ?? null,
      })),
    )
    .execute()
}

export interface LockedVote {
  max_choices: number
  can_change: boolean
  ends_at: Date
  closed_at: Date | null
}

/** Locks a vote until the end of the transaction, so that its voters are serialised. */
export function lockVote(tx: Tx, publishId: string): Promise<LockedVote | undefined> {
  return tx
    .selectFrom('vote')
    .where('publish_id', '=', publishId)
    .select(['max_choices', 'can_change', 'ends_at', 'closed_at'])
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Texts of votes' options, for search: by post id. */
export async function loadOptionTexts(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ publish_id: string; texts: string }>`
    select publish_id, string_agg(body, ' ' order by position) as texts from vote_option
    where publish_id = any(${ids}::uuid[]) group by publish_id`.execute(db)
  return new Map(rows.map((row) => [row.publish_id, row.texts]))
}

/** The file of an option's picture. */
export async function findOptionFile(
  db: Queryable,
  { publishId, pictureId }: { publishId: string; pictureId: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('vote_option')
    .where('id', '=', pictureId)
    .where('publish_id', '=', publishId)
    .select('file_id')
    .executeTakeFirst()
  return row?.file_id ?? undefined
}

/** Shows another file with an option. */
export async function replaceOptionFile(
  tx: Tx,
  { pictureId, to }: { pictureId: string; to: string },
): Promise<void> {
  await tx.updateTable('vote_option').set({ file_id: to }).where('id', '=', pictureId).execute()
}

/** A member's choices in a vote. */
export async function listChoices(db: Queryable, publishId: string, memberId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('vote_choice')
    .where('publish_id', '=', publishId)
    .where('member_id', '=', memberId)
    .select('option_id')
    .execute()
  return rows.map((row) => row.option_id)
}

/** Those of these options that belong to the vote. */
export async function listKnownOptions(
  db: Queryable,
  publishId: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('vote_option')
    .where('publish_id', '=', publishId)
    .where('id', 'in', ids)
    .select('id')
    .execute()
  return rows.map((row) => row.id)
}

/** Replaces a member's choices in a locked vote and updates the counters by the difference. */
export async function replaceChoices(
  tx: Tx,
  { publishId, memberId }: { publishId: string; memberId: string },
  { before, after, now }: { before: readonly string[]; after: readonly string[]; now: Date },
): Promise<void> {
  const removed = before.filter((id) => !after.includes(id))
  const added = after.filter((id) => !before.includes(id))
  if (removed.length > 0) {
    await tx
      .deleteFrom('vote_choice')
      .where('publish_id', '=', publishId)
      .where('member_id', '=', memberId)
      .where('option_id', 'in', removed)
      .execute()
    await moveOptions(tx, removed, -1)
  }
  if (added.length > 0) {
    const rows = added.map((id) => ({
      publish_id: publishId,
      member_id: memberId,
      option_id: id,
      created_at: now,
    }))
    await tx.insertInto('vote_choice').values(rows).execute()
    await moveOptions(tx, added, 1)
  }
  const voters = Number(after.length > 0) - Number(before.length > 0)
  if (voters === 0) return
  await tx
    .updateTable('vote')
    .set((eb) => ({ voter_count: eb('voter_count', '+', voters) }))
    .where('publish_id', '=', publishId)
    .execute()
}

async function moveOptions(tx: Tx, ids: readonly string[], delta: 1 | -1): Promise<void> {
  await sql`update vote_option set vote_count = vote_count + ${delta} where id = any(${ids}::uuid[])`.execute(
    tx,
  )
}

import { voteResults, voteStates, type VotePart } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { Ctx } from '../../context.ts'
import { anyOf, preparedQuery } from '../../db/prepared-query.ts'
import { fail } from '../../fail.ts'
import { coverOf, loadPictures, type PictureView } from '../media/index.ts'
import { isAuthoredBy } from '../post-access/index.ts'

interface OptionRow {
  id: string
  text: string
  fileId: string | null
  count: number
}

interface VoteRow {
  id: string
  max_choices: number
  show_result: number
  can_change: boolean
  ends_at: Date
  closed_at: Date | null
  voter_count: number
  options: OptionRow[]
  chosen: string[]
  is_author: boolean
}

type VoteValues = { ids: readonly string[]; viewerId: string | null }

const voteRows = preparedQuery<VoteValues, VoteRow>('vote.rows', (db, param) => {
  const viewerId = sql<string>`${param('viewerId')}::uuid`
  const query = sql<VoteRow>`
    select vote.publish_id as id, max_choices, show_result, can_change, ends_at, closed_at, voter_count,
      (select json_agg(json_build_object('id', o.id, 'text', o.body, 'fileId', o.file_id, 'count', o.vote_count)
        order by o.position) from vote_option o where o.publish_id = vote.publish_id) as options,
      array(select c.option_id from vote_choice c
        where c.publish_id = vote.publish_id and c.member_id = ${viewerId}) as chosen,
      ${isAuthoredBy(sql`vote.publish_id`, viewerId)} as is_author
    from vote where vote.publish_id = ${anyOf(param('ids'))}`
  return { compile: () => query.compile(db) }
})

/** Votes as this viewer sees them, in one query plus one for the pictures of all options. */
export async function loadVotes(ctx: Ctx, ids: readonly string[]): Promise<Map<string, VotePart>> {
  const rows = await voteRows(ctx.db, { ids, viewerId: ctx.viewer?.id ?? null })
  const files = rows.flatMap((row) => row.options.flatMap((option) => option.fileId ?? []))
  const pictures = await loadPictures(ctx, files)
  return new Map(rows.map((row) => [row.id, partOf(row, pictures, ctx.now)]))
}

/** One vote. @throws Failure ContentNotFound */
export async function getVote(ctx: Ctx, id: string): Promise<VotePart> {
  return (await loadVotes(ctx, [id])).get(id) ?? fail('ContentNotFound')
}

function partOf(row: VoteRow, pictures: Map<string, PictureView>, now: Date): VotePart {
  const state = stateOf(row, now)
  const counted = row.is_author || state !== voteStates.open || isShownWhileOpen(row)
  return {
    options: row.options.map(({ id, text, fileId, count }) => {
      const picture = fileId === null ? undefined : pictures.get(fileId)
      return {
        id,
        text,
        picture: picture === undefined ? null : coverOf(picture),
        count: counted ? count : null,
      }
    }),
    max: row.max_choices,
    endTime: timeTextOf(row.ends_at),
    state,
    showResult: row.show_result,
    canChange: row.can_change,
    voterCount: row.voter_count,
    chosen: row.chosen,
  }
}

function isShownWhileOpen(row: VoteRow): boolean {
  if (row.show_result === voteResults.always) return true
  return row.show_result === voteResults.afterChoosing && row.chosen.length > 0
}

function stateOf(row: Pick<VoteRow, 'closed_at' | 'ends_at'>, now: Date): number {
  if (row.closed_at !== null) return voteStates.closed
  return row.ends_at <= now ? voteStates.ended : voteStates.open
}

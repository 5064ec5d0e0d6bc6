import {
  entryReason,
  type EntryItem,
  type EntryMatch,
  type OwnEntry,
  type PostPartOf,
} from '@guangquan/contract'
import { openPhases } from '@guangquan/rules/contest/contest-state'
import { entryStateAfter } from '@guangquan/rules/contest/entry-state'
import { scoreText } from '@guangquan/rules/contest/contest-result'
import { dayOf, timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { Ctx } from '../../../context.ts'
import { loadNickNames } from '../../member/index.ts'
import { loadCoverPictures } from '../../post-card/index.ts'
import { factsOf, numberText, stateAt, type ContestRow } from '../contest.store.ts'
import { hidesCounts } from '../contest.view.ts'
import { entryStateOf, verdictsOf, type EntryRow } from './entry.store.ts'
import { loadOriginals } from './originals.read.ts'

/** The contests of entries for their cards, in one statement for any number of posts. */
export async function loadEntryMarks(
  { db }: Pick<Ctx, 'db'>,
  ids: readonly string[],
): Promise<Map<string, PostPartOf<'entry'>>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('contest_entry as entry')
    .innerJoin('contest', 'contest.id', 'entry.contest_id')
    .innerJoin('contest_group as group', 'group.id', 'entry.group_id')
    .where('entry.publish_id', 'in', [...ids])
    .select(['entry.publish_id', 'entry.id', 'entry.number', 'entry.state'])
    .select(['contest.id as contest_id', 'contest.title', 'group.name'])
    .execute()
  return new Map(
    rows.flatMap(({ publish_id: publishId, ...row }) => {
      if (publishId === null) return []
      const match: EntryMatch = {
        id: row.contest_id,
        title: row.title,
        number: numberText(row.number),
        groupName: row.name,
        entryId: row.id,
        entryStatus: entryStateOf(row),
      }
      return [[publishId, { kind: 'entry' as const, match }] as const]
    }),
  )
}

/**
 * Entries as walls show them, in the order given: covers, names and votes of the viewer in three statements. The
 * caller has checked that they may be seen.
 */
export async function entryItems(
  ctx: Ctx,
  rows: readonly EntryRow[],
  contests: ReadonlyMap<string, ContestRow>,
): Promise<EntryItem[]> {
  if (rows.length === 0) return []
  const posts = rows.flatMap((row) => row.publish_id ?? [])
  const [covers, names, counts, voted] = await Promise.all([
    loadCoverPictures(ctx, posts),
    loadNickNames(
      ctx.db,
      rows.map((row) => row.author_id),
    ),
    countPictures(ctx, posts),
    votedFor(ctx, rows, contests),
  ])
  const pictures = new Map(covers.map(({ publishId, picture }) => [publishId, picture]))
  return rows.map((row) => {
    const contest = contests.get(row.contest_id)
    const isHidden = contest === undefined || contest.vote_start === null || hidesCounts(contest, ctx.now)
    return {
      id: row.id,
      publishId: row.publish_id,
      contestId: row.contest_id,
      groupId: row.group_id,
      number: numberText(row.number),
      title: row.title,
      state: entryStateOf(row),
      picture: pictures.get(row.publish_id ?? '') ?? null,
      pictureCount: counts.get(row.publish_id ?? '') ?? 0,
      authorId: row.is_nameless ? '' : row.author_id,
      authorNickName: row.is_nameless ? '' : (names.get(row.author_id) ?? ''),
      votes: isHidden ? null : row.votes,
      rank: contest?.result_at == null ? null : row.rank,
      isVoted: voted.has(row.id),
      isOwn: ctx.viewer?.id === row.author_id,
    }
  })
}

async function countPictures({ db }: Pick<Ctx, 'db'>, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('publish')
    .where('id', 'in', [...ids])
    .select(['id', 'picture_count'])
    .execute()
  return new Map(rows.map(({ id, picture_count: count }) => [id, count]))
}

/** Entries that the viewer votes for today, and those of ended votes that they voted for on any day. */
async function votedFor(
  { db, viewer, now }: Ctx,
  rows: readonly EntryRow[],
  contests: ReadonlyMap<string, ContestRow>,
): Promise<Set<string>> {
  if (viewer === null) return new Set()
  const ended = rows.filter(({ contest_id: id }) => {
    const contest = contests.get(id)
    return contest !== undefined && !openPhases(factsOf(contest), now.getTime()).voting
  })
  const { rows: found } = await sql<{ entry_id: string }>`select distinct entry_id from (
    select entry_id from contest_ballot
    where entry_id = any(${rows.map(({ id }) => id)}::uuid[]) and member_id = ${viewer.id}::uuid
      and (day = ${dayOf(now)}::date or entry_id = any(${ended.map(({ id }) => id)}::uuid[]))
    group by entry_id, day having max(turn) % 2 = 1) given`.execute(db)
  return new Set(found.map(({ entry_id: id }) => id))
}

/** Entries as their author sees them. */
export async function ownEntries(
  ctx: Ctx,
  rows: readonly EntryRow[],
  contests: ReadonlyMap<string, ContestRow>,
): Promise<OwnEntry[]> {
  if (rows.length === 0) return []
  const [items, originals, groups] = await Promise.all([
    entryItems(ctx, rows, contests),
    loadOriginals(
      ctx.db,
      rows.map(({ id }) => id),
    ),
    ctx.db
      .selectFrom('contest_group')
      .where(
        'id',
        'in',
        rows.map((row) => row.group_id),
      )
      .select(['id', 'name'])
      .execute(),
  ])
  const names = new Map(groups.map(({ id, name }) => [id, name]))
  return rows.flatMap((row, index) => {
    const [item, contest] = [items[index], contests.get(row.contest_id)]
    if (item === undefined || contest === undefined) return []
    const at = { entry: entryStateOf(row), contest: stateAt(contest, ctx.now) }
    const mayAct = contest.held_at === null
    return [
      {
        ...item,
        contestTitle: contest.title,
        contestState: at.contest,
        groupName: names.get(row.group_id) ?? '',
        reason: row.reason === 0 ? null : entryReason.parse(row.reason),
        reasonNote: row.reason_note,
        correctUntil: row.correct_until && timeTextOf(row.correct_until),
        originalUntil: row.original_until && timeTextOf(row.original_until),
        verdicts: verdictsOf(row),
        mayWithdraw: mayAct && entryStateAfter('withdraw', at) !== null,
        mayCorrect: mayAct && entryStateAfter('correct', at) !== null,
        maySendOriginal:
          mayAct &&
          entryStateAfter('sendOriginal', at) !== null &&
          (row.original_until === null || row.original_until > ctx.now),
        originals: (originals.get(row.id) ?? []).map(({ fileName, time, verdicts }) => ({
          fileName,
          time,
          verdicts,
        })),
        score: contest.result_at === null || row.score === null ? null : scoreText(row.score),
        createTime: timeTextOf(row.created_at),
      },
    ]
  })
}

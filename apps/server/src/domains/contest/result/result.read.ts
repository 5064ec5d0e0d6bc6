import {
  contestStates,
  type ContestAward,
  type ContestCertificate,
  type ContestResult,
} from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { Ctx } from '../../../context.ts'
import type { Queryable } from '../../../db/client.ts'
import { fail } from '../../../fail.ts'
import { loadNickNames } from '../../member/index.ts'
import { loadCoverPictures } from '../../post-card/index.ts'
import { findShownContest, listGroups, numberText, stateAt, type ContestRow } from '../contest.store.ts'
import { contestCard } from '../contest.view.ts'
import { countVotes } from '../contest-detail.read.ts'
import type { EntryRow } from '../entry/entry.store.ts'
import { entryItems } from '../entry/entry.view.ts'
import { listCorrections } from './reopenings.read.ts'

/** A contest whose result everybody may see: from its notice on. @throws ContentNotFound */
async function findDecided(
  ctx: Ctx,
  id: string,
): Promise<ContestRow & { sheet: string; sheet_sha256: string }> {
  const row = await findShownContest(ctx.db, id)
  const state = stateAt(row, ctx.now)
  const isShown =
    state === contestStates.noticing || state === contestStates.published || state === contestStates.archived
  const { sheet, sheet_sha256: hash } = row
  return isShown && sheet !== null && hash !== null
    ? { ...row, sheet, sheet_sha256: hash }
    : fail('ContentNotFound')
}

/** The result of a contest. @throws ContentNotFound until its notice begins */
export async function getResult(ctx: Ctx, { matchId }: { matchId: string }): Promise<ContestResult> {
  const contest = await findDecided(ctx, matchId)
  const [awards, groups, votes, corrections] = await Promise.all([
    listAwards(ctx, contest),
    listGroups(ctx.db, matchId),
    countVotes(ctx.db, matchId),
    listCorrections(ctx.db, matchId),
  ])
  return {
    contest: contestCard(ctx, contest),
    awards,
    sha256: contest.sheet_sha256,
    // As the sheet names them: in their order.
    groups: groups.map(({ name }, index) => ({ code: `G${index + 1}`, name })),
    votes,
    corrections,
  }
}

/** The text that the result was computed from. @throws ContentNotFound until the notice begins */
export async function getMarkSheet(
  ctx: Ctx,
  { matchId }: { matchId: string },
): Promise<{ text: string; sha256: string }> {
  const { sheet, sheet_sha256: sha256 } = await findDecided(ctx, matchId)
  return { text: sheet, sha256 }
}

interface AwardRow {
  prize_id: string
  prize_name: string
  group_name: string
  entry_id: string
  words: string
  certificate: string | null
  state: number
  is_passed_on: boolean
}

async function listAwards(ctx: Ctx, contest: ContestRow): Promise<ContestAward[]> {
  const { rows } =
    await sql<AwardRow>`select a.prize_id, p.name as prize_name, g.name as group_name, a.entry_id,
      a.words, a.certificate, a.state, a.in_place_of is not null as is_passed_on
    from contest_award a join contest_prize p on p.id = a.prize_id
    join contest_entry e on e.id = a.entry_id join contest_group g on g.id = e.group_id
    where a.contest_id = ${contest.id}::uuid and a.state in (1, 2, 3)
    order by p.position, is_passed_on, e.rank nulls last, e.number`.execute(ctx.db)
  if (rows.length === 0) return []
  const entries: EntryRow[] = await ctx.db
    .selectFrom('contest_entry')
    .selectAll()
    .where('id', 'in', [...new Set(rows.map((row) => row.entry_id))])
    .execute()
  const items = await entryItems(ctx, entries, new Map([[contest.id, contest]]))
  const byId = new Map(items.map((item) => [item.id, item]))
  return rows.flatMap((row) => {
    const entry = byId.get(row.entry_id)
    if (entry === undefined) return []
    return [
      {
        prizeId: row.prize_id,
        prizeName: row.prize_name,
        groupName: row.group_name,
        entry,
        words: row.words,
        certificate: row.certificate,
        isLapsed: row.state === 3,
        isPassedOn: row.is_passed_on,
      },
    ]
  })
}

interface CertificateRow {
  state: number
  certificate: string
  words: string
  issued_at: Date
  prize_name: string
  group_name: string
  number: number
  title: string
  publish_id: string | null
  author_id: string
  is_nameless: boolean
  contest_id: string
  contest_title: string
  organiser: string
}

/** A certificate by its code, for everybody. @throws ContentNotFound */
export async function getCertificate(
  ctx: Ctx,
  { certificate }: { certificate: string },
): Promise<ContestCertificate> {
  const row = (await findCertificate(ctx.db, certificate)) ?? fail('ContentNotFound')
  const [covers, names] = await Promise.all([
    loadCoverPictures(ctx, row.publish_id === null ? [] : [row.publish_id]),
    loadNickNames(ctx.db, [row.author_id]),
  ])
  return {
    code: row.certificate,
    contestId: row.contest_id,
    contestTitle: row.contest_title,
    organiser: row.organiser,
    prizeName: row.prize_name,
    groupName: row.group_name,
    number: numberText(row.number),
    title: row.title,
    authorNickName: row.is_nameless ? '' : (names.get(row.author_id) ?? ''),
    words: row.words,
    picture: covers[0]?.picture ?? null,
    issueTime: timeTextOf(row.issued_at),
    isValid: row.state !== 4,
  }
}

async function findCertificate(db: Queryable, code: string): Promise<CertificateRow | undefined> {
  const { rows } = await sql<CertificateRow>`select a.state, a.certificate, a.words, a.issued_at,
      p.name as prize_name, g.name as group_name, e.number, e.title, e.publish_id, e.author_id, e.is_nameless,
      c.id as contest_id, c.title as contest_title, c.organiser
    from contest_award a join contest_prize p on p.id = a.prize_id join contest_entry e on e.id = a.entry_id
    join contest_group g on g.id = e.group_id join contest c on c.id = a.contest_id
    where a.certificate = ${code}`.execute(db)
  return rows[0]
}

import {
  judgeStates,
  roundKind,
  type JudgeRound,
  type JudgeTask,
  type JudgeTaskItem,
  type Jury,
  type MethodParsed,
} from '@guangquan/contract'
import { judgeProgress } from '@guangquan/rules/contest/jury-score'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql, type RawBuilder } from 'kysely'
import * as z from 'zod'
import type { StaffCtx } from '../../../context.ts'
import type { Queryable } from '../../../db/client.ts'
import { countUpToCap, keysetPage, limitTo } from '../../../db/paging.ts'
import { fail } from '../../../fail.ts'
import { loadPictures } from '../../media/index.ts'
import { criteriaOf, numberText } from '../contest.store.ts'
import { readProgress } from './jury.read.ts'

interface RoundOfJudge {
  id: string
  judge_id: string
  title: string
  number: number
  kind: number
  criteria: unknown
  closes_at: Date
  frozen_at: Date | null
  held_at: Date | null
  reminded_at: Date | null
  seed: number
}

/** Rounds that are open to a judge, or were; one alone by its id. */
async function listOwnRounds(
  db: Queryable,
  { staffId, roundId = null }: { staffId: string; roundId?: string | null },
): Promise<RoundOfJudge[]> {
  const { rows } =
    await sql<RoundOfJudge>`select r.id, j.id as judge_id, c.title, r.number, r.kind, c.criteria,
      r.closes_at, r.frozen_at, c.held_at, j.reminded_at, j.seed
    from contest_judge j join contest c on c.id = j.contest_id
    join contest_round r on r.contest_id = c.id and r.opened_at is not null
    where j.staff_id = ${staffId}::uuid and j.state = ${sql.lit(judgeStates.accepted)} and c.stage = 2
      and (${roundId}::uuid is null or r.id = ${roundId}::uuid)
    order by r.opened_at desc, r.id limit 100`.execute(db)
  return rows
}

/** A round of the caller's, which may be over. @throws ContentNotFound for one of others */
export async function findOwnRound(db: Queryable, staffId: string, roundId: string): Promise<RoundOfJudge> {
  const [round] = await listOwnRounds(db, { staffId, roundId })
  return round ?? fail('ContentNotFound')
}

export const isRoundOpen = (
  { frozen_at: frozen, held_at: held, closes_at: closes }: RoundOfJudge,
  now: Date,
) => frozen === null && held === null && now < closes

/** The caller's rounds with their progress. */
export async function getOwnRounds(
  { db, staff, now }: StaffCtx,
  { roundId = null }: { roundId?: string | null } = {},
): Promise<{ items: JudgeRound[] }> {
  const rounds = await listOwnRounds(db, { staffId: staff.id, roundId })
  const progress =
    rounds.length === 0
      ? []
      : await readProgress(db, { judgeIds: [...new Set(rounds.map((round) => round.judge_id))] })
  const items = rounds.map((round): JudgeRound => {
    const own = progress.find((one) => one.round_id === round.id && one.judge_id === round.judge_id)
    const counts = { tasks: own?.tasks ?? 0, marked: own?.marked ?? 0, recused: own?.recused ?? 0 }
    return {
      id: round.id,
      contestTitle: round.title,
      number: round.number,
      kind: roundKind.parse(round.kind),
      criteria: criteriaOf(round),
      closesTime: timeTextOf(round.closes_at),
      isOpen: isRoundOpen(round, now),
      due: counts.tasks - counts.recused,
      marked: counts.marked,
      recused: counts.recused,
      ...judgeProgress(counts),
      remindTime: round.reminded_at && timeTextOf(round.reminded_at),
    }
  })
  return { items }
}

interface TaskRow {
  id: string
  place: string
  number: number
  group_id: string
  group_name: string
  title: string
  story: string
  file_ids: string[]
  is_recused: boolean
  pass: boolean | null
  halves: number[] | null
  rank: number | null
  comment: string | null
}

const key = z.tuple([z.string().max(40), z.uuid()])
type Key = z.output<typeof key>

/** SQL: a judge's works in a round. Nothing about their authors is read, so that nothing can be revealed. */
function tasksOf(round: RoundOfJudge): RawBuilder<unknown> {
  return sql`from contest_round_entry t join contest_entry e on e.id = t.entry_id
    join contest_judge_group g on g.group_id = e.group_id and g.judge_id = ${round.judge_id}::uuid
    where t.round_id = ${round.id}::uuid`
}

const columnsOf = (round: RoundOfJudge) => sql`e.id, ${placeOf(round)} as place, e.number, e.group_id,
  (select name from contest_group where id = e.group_id) as group_name, e.title,
  coalesce((select body from publish where id = e.publish_id), '') as story,
  array(select file_id from contest_photo where entry_id = e.id and file_id is not null order by position) as file_ids,
  exists (select from contest_recusal c where c.judge_id = ${round.judge_id}::uuid and c.entry_id = e.id) as is_recused,
  m.pass, m.halves, m.rank, m.comment`

const newestMark = (
  round: RoundOfJudge,
) => sql`left join lateral (select pass, halves, rank, comment from contest_mark
  where round_id = ${round.id}::uuid and judge_id = ${round.judge_id}::uuid and entry_id = e.id
  order by turn desc limit 1) m on true`

/** SQL: the order of works for a judge, different for each. */
const placeOf = ({ seed }: RoundOfJudge) => sql<string>`md5(e.id::text || ${String(seed)}::text)`

/** A page of the works of a round, in the caller's own order. totalCount: capped. @throws ContentNotFound */
export async function listTasks(ctx: StaffCtx, input: MethodParsed<typeof Jury.GetTasks>) {
  const { db, staff } = ctx
  const round = await findOwnRound(db, staff.id, input.roundId)
  const isUnmarked = input.open
    ? sql`and not exists (select from contest_mark x where x.round_id = ${round.id}::uuid
        and x.judge_id = ${round.judge_id}::uuid and x.entry_id = e.id)
      and not exists (select from contest_recusal y where y.judge_id = ${round.judge_id}::uuid and y.entry_id = e.id)`
    : sql``
  const found = sql`${tasksOf(round)} ${isUnmarked}`
  const { rows, ...page } = await keysetPage(input, key, {
    read: async ({ after, ...window }) => {
      const isBehind =
        after === null ? sql`` : sql`and (${placeOf(round)}, e.id) > (${after[0]}, ${after[1]}::uuid)`
      const read = await sql<TaskRow>`select ${columnsOf(round)}
        from (select e.* ${found} ${isBehind} order by ${placeOf(round)}, e.id ${limitTo(window)}) e
        ${newestMark(round)} order by place, e.id`.execute(db)
      return read.rows
    },
    count: () => countUpToCap(db, found),
    keyOf: ({ place, id }): Key => [place, id],
  })
  return { ...page, items: await taskItems(ctx, rows) }
}

async function taskItems(ctx: StaffCtx, rows: readonly TaskRow[]): Promise<JudgeTaskItem[]> {
  const pictures = await loadPictures(
    ctx,
    rows.flatMap((row) => row.file_ids.slice(0, 1)),
  )
  return rows.flatMap((row) => {
    const picture = pictures.get(row.file_ids[0] ?? '')
    if (picture === undefined) return []
    return [
      {
        entryId: row.id,
        number: numberText(row.number),
        groupId: row.group_id,
        thumbUrl: picture.url480,
        width: picture.width,
        height: picture.height,
        mark: markOf(row),
        isRecused: row.is_recused,
      },
    ]
  })
}

function markOf({ pass, halves, rank, comment }: TaskRow): JudgeTask['mark'] {
  return comment === null ? null : { pass, halves, rank, comment }
}

/** One work as a judge looks at it: photographs, number, title and story. @throws ContentNotFound */
export async function getTask(
  ctx: StaffCtx,
  { roundId, entryId }: MethodParsed<typeof Jury.GetTask>,
): Promise<JudgeTask> {
  const round = await findOwnRound(ctx.db, ctx.staff.id, roundId)
  const { rows } = await sql<TaskRow>`select ${columnsOf(round)}
    from (select e.* ${tasksOf(round)} and e.id = ${entryId}::uuid) e ${newestMark(round)}`.execute(ctx.db)
  const row = rows[0] ?? fail('ContentNotFound')
  const pictures = await loadPictures(ctx, row.file_ids, { asMember: true })
  return {
    entryId: row.id,
    number: numberText(row.number),
    groupName: row.group_name,
    title: row.title,
    story: row.story,
    pictures: row.file_ids.flatMap((id) => {
      const picture = pictures.get(id)
      if (picture === undefined) return []
      const { url480: smallUrl, url1080, url2048, width, height } = picture
      return [{ url: url2048 ?? url1080, smallUrl, width, height, alt: '' }]
    }),
    mark: markOf(row),
    isRecused: row.is_recused,
  }
}

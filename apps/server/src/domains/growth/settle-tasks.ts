import { publishStatus, taskRule, type TaskKey } from '@guangquan/contract'
import { sql } from 'kysely'
import type { Tx } from '../../db/client.ts'
import { addLines } from './exp-line.store.ts'
import type { GrowthRules } from './growth-rules.ts'
import { turnedLines, type Standing } from './turned-lines.ts'

/** The reward of a task is reviewed for this long: what is deleted later has been shown long enough. */
const earlyDays = 7

/** The rule whose lines a task counts. Lines of early deletions have been taken back by then. */
const countedRules = {
  firstComment: 'comment',
  dayComment: 'comment',
  dayPhoto: 'photo',
  firstArticle: 'article',
  firstVideo: 'video',
  helpful5: 'helpful',
} as const satisfies Partial<Record<TaskKey, string>>
const postTasks = ['firstPhoto', 'posts10', 'posts50', 'posts200'] as const satisfies readonly TaskKey[]

const countedEntries = Object.entries(countedRules)
const settledRules = [
  ...countedEntries.map(([key]) => `task.${key}`),
  ...postTasks.map((key) => taskRule(key)),
]

interface Claim extends Omit<Standing, 'earns'> {
  isRecent: boolean
  /** How much the task's requirement is fulfilled, without what was refused or deleted early. */
  done: number
}

/**
 * Adjusts the rewards of tasks to what these locked members still have of the required things. A reward is taken back
 * within seven days of its claim, if deletions within seven days leave less than the task requires; it is given back
 * when they are undone, unless the task was completed again meanwhile. Posts and comments are settled before.
 */
export async function settleTasks(
  tx: Tx,
  memberIds: readonly string[],
  { now, rules }: { now: Date; rules: GrowthRules },
): Promise<void> {
  const claims = await loadClaims(tx, memberIds, now)
  const standings = claims.map(({ isRecent, done, ...line }) => {
    const hasGoal = done >= (rules.goalOf(line.rule, line.day) ?? 1)
    return { ...line, earns: line.standing ? hasGoal || !isRecent : hasGoal }
  })
  await addLines(tx, turnedLines(standings, now), { now, rules })
}

async function loadClaims(tx: Tx, memberIds: readonly string[], now: Date): Promise<Claim[]> {
  const { rows } = await sql<Claim>`
    with last as (
      select distinct on (member_id, rule, source) * from exp_line
      where member_id = any(${[...memberIds]}::uuid[]) and rule = any(${settledRules}::text[])
      order by member_id, rule, source, turn desc),
    counted (task, counts) as (select * from unnest(
      ${countedEntries.map(([key]) => `task.${key}`)}::text[], ${countedEntries.map(([, rule]) => rule)}::text[]))
    select last.member_id as "memberId", last.rule, last.source, last.publish_id as "publishId", last.turn,
      last.amount, last.coins, last.day::text as day, last.at, last.turn % 2 = 0 as standing,
      last.at > ${now}::timestamptz - ${earlyDays} * interval '1 day' as "isRecent",
      case when counted.counts is not null then (
        select coalesce(sum(case when line.turn % 2 = 0 then 1 else -1 end), 0) from exp_line line
        where line.member_id = last.member_id and line.rule = counted.counts
          and (last.source = 'once' or line.day = last.day))
      else (
        select count(*) from publish
        where author_id = last.member_id and status <> ${publishStatus.refused}
          and (last.rule <> ${taskRule('firstPhoto')} or publish_type = 1)
          and (status <> ${publishStatus.deleted} or (deleted_at >= created_at + ${earlyDays} * interval '1 day'
            and status_before is distinct from ${publishStatus.refused})))
      end::int as done
    from last left join counted on counted.task = last.rule
    order by last.member_id, last.rule, last.source`.execute(tx)
  return rows
}

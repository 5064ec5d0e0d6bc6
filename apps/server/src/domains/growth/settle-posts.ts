import { publishStatus } from '@guangquan/contract'
import { dayOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { Tx } from '../../db/client.ts'
import { addLines, lockGrowth } from './exp-line.store.ts'
import { loadGrowthRules } from './growth-rules.ts'
import { settleTasks } from './settle-tasks.ts'
import { turnedLines, withinCaps, type Standing } from './turned-lines.ts'

/** A post deleted within this time loses what it earned. */
const earlyDays = 7

interface PostState {
  id: string
  authorId: string
  /** Whether its author keeps what it earned. */
  earns: boolean
  /** Whether it was removed for a breach after others saw it. */
  isBreach: boolean
}

/**
 * Adjusts what authors earned with posts to the state of these: taken back when a post is refused, or deleted within
 * seven days; given back when it is shown again, as far as the caps of the day permit.
 */
export async function settlePosts(tx: Tx, publishIds: readonly string[], now: Date): Promise<void> {
  const posts = await loadStates(tx, publishIds)
  const locked = await lockGrowth(
    tx,
    posts.map(({ authorId }) => authorId),
  )
  const rules = await loadGrowthRules(tx)
  const day = dayOf(now)
  for (const post of posts.filter(({ authorId }) => locked.has(authorId))) {
    const lines = await loadLast(tx, post)
    const turned = turnedLines(
      lines.map((line) => ({ ...line, earns: line.rule === 'breach' ? post.isBreach : post.earns })),
      now,
    )
    const breach = rules.ruleOn('breach', day)
    const isNewBreach = post.isBreach && !lines.some(({ rule }) => rule === 'breach')
    if (isNewBreach && breach !== undefined) {
      const { id: publishId, authorId: memberId } = post
      const line = { memberId, rule: 'breach', source: publishId, publishId, turn: 0, day, at: now }
      turned.push({ ...line, amount: breach.exp, coins: 0 })
    }
    await addLines(tx, await withinCaps(tx, turned, rules), { now, rules })
  }
  await settleTasks(tx, [...locked], { now, rules })
}

async function loadStates(tx: Tx, publishIds: readonly string[]): Promise<PostState[]> {
  const { rows } = await sql<PostState>`
    select id, author_id as "authorId",
      case when status = ${publishStatus.refused} then false
        when status = ${publishStatus.deleted} then deleted_at >= created_at + ${earlyDays} * interval '1 day'
          and status_before is distinct from ${publishStatus.refused}
        else true end as earns,
      hidden_at is not null and (status = ${publishStatus.refused}
        or (status = ${publishStatus.deleted} and status_before = ${publishStatus.refused})) as "isBreach"
    from publish where id = any(${publishIds}::uuid[]) order by author_id, id`.execute(tx)
  return rows
}

async function loadLast(tx: Tx, { id, authorId }: PostState): Promise<Omit<Standing, 'earns'>[]> {
  const { rows } = await sql<Omit<Standing, 'earns'>>`
    select distinct on (rule, source) member_id as "memberId", rule, source, publish_id as "publishId", turn,
      amount, coins, day::text as day, at, turn % 2 = 0 as standing
    from exp_line where publish_id = ${id}::uuid and member_id = ${authorId}::uuid
    order by rule, source, turn desc`.execute(tx)
  return rows
}

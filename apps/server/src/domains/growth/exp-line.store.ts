import { levelAt } from '@guangquan/rules/growth/level'
import { dayOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Tx } from '../../db/client.ts'
import { loadExp, moveExp, type MemberExp } from '../standing/index.ts'
import type { Earning, NewLine } from './earning.ts'
import type { GrowthRules } from './growth-rules.ts'
import { keyOf } from './line-key.ts'
import { moveCoinsOf } from './move-coins-of.ts'
import { findWarned, settleLevel } from './settle-level.ts'

/**
 * Locks the growth of members in the order of their ids. Erased and banned members are left out: they earn nothing.
 * @returns the ids of those who are locked
 */
export async function lockGrowth(tx: Tx, memberIds: readonly string[]): Promise<Set<string>> {
  const ids = [...new Set(memberIds)].toSorted()
  if (ids.length === 0) return new Set()
  const active = await loadExp(tx, ids)
  const activeIds = active.map(({ memberId }) => memberId)
  await sql`insert into growth_member (member_id) select * from unnest(${activeIds}::uuid[]) order by 1
    on conflict do nothing`.execute(tx)
  const { rows } = await sql<{ id: string }>`select member_id as id from growth_member
    where member_id = any(${activeIds}::uuid[]) order by member_id for update`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

/** Those of these that have a line, as `keyOf` names them. */
export async function findCounted(tx: Tx, earnings: readonly Earning[]): Promise<Set<string>> {
  if (earnings.length === 0) return new Set()
  const { rows } = await sql<Pick<Earning, 'memberId' | 'rule' | 'source'>>`
    select member_id as "memberId", rule, source from exp_line
    where turn = 0 and (member_id, rule, source) in (select * from unnest(
      ${earnings.map(({ memberId }) => memberId)}::uuid[],
      ${earnings.map(({ rule }) => rule)}::text[],
      ${earnings.map(({ source }) => source)}::text[]))`.execute(tx)
  return new Set(rows.map(keyOf))
}

/** Moves the coins of lines. @returns them with what was moved */
export type PayLines = typeof moveCoinsOf

interface AddOptions {
  now: Date
  rules: GrowthRules
  /** Without notices. */
  quietly?: boolean
  pay?: PayLines
}

/**
 * Writes lines of locked members and updates their coins, experience and level. Experience never falls below 0. Coins
 * come first: a line records how many were really taken back, and accounts are locked before counters everywhere.
 */
export async function addLines(tx: Tx, lines: readonly NewLine[], options: AddOptions): Promise<void> {
  if (lines.length === 0) return
  const memberIds = [...new Set(lines.map(({ memberId }) => memberId))]
  const before = new Map((await loadExp(tx, memberIds)).map((member) => [member.memberId, member] as const))
  const { pay = moveCoinsOf } = options
  const paid = await pay(tx, lines, options)
  const written = [...Map.groupBy(paid, ({ memberId }) => memberId)].flatMap(([memberId, own]) =>
    keepAboveZero(before.get(memberId), own),
  )
  await insertLines(tx, written)
  const moves = [...Map.groupBy(written, ({ memberId }) => memberId)].map(([memberId, own]) => ({
    memberId,
    delta: own.reduce((sum, { amount }) => sum + amount, 0),
    takesBack: own.some(({ amount }) => amount < 0),
  }))
  await moveExp(tx, moves)
  const { thresholds } = options.rules.scaleOn(dayOf(options.now))
  const warned = await findWarned(tx, memberIds)
  for (const { memberId, delta, takesBack } of moves) {
    const member = before.get(memberId)
    if (member === undefined) continue
    const exp = member.exp + delta
    const [earned, isWarned] = [levelAt(thresholds, exp), warned.has(memberId)]
    await settleLevel(tx, { ...member, exp }, { ...options, earned, takesBack, isWarned })
  }
}

// One statement for any number of lines.
async function insertLines(tx: Tx, lines: readonly NewLine[]): Promise<void> {
  const rows = lines.map((line) => ({ ...line, id: uuid() }))
  await sql`insert into exp_line (id, member_id, rule, source, turn, amount, coins, publish_id, day, at, memo)
    select id, "memberId", rule, source, turn, amount, coins, "publishId", day, at, coalesce(memo, '')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as line (id uuid, "memberId" uuid, rule text,
      source text, turn smallint, amount integer, coins integer, "publishId" uuid, day date, at timestamptz, memo text)`.execute(
    tx,
  )
}

function keepAboveZero(member: MemberExp | undefined, lines: readonly NewLine[]): NewLine[] {
  let exp = member?.exp ?? 0
  return lines.map((line) => {
    const amount = Math.max(-exp, line.amount)
    exp += amount
    return { ...line, amount }
  })
}

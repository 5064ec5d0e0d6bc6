import { appealStates, type MethodParsed, type StrikeItem, type UserStrike } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { Ctx } from '../../context.ts'
import { countUpToCap, keysetPage } from '../../db/paging.ts'
import { isInWindow, timeKey, timeKeyOf } from '../../db/time-key.ts'
import { fail } from '../../fail.ts'
import { loadAppeals, type AppealRow } from './appeal.store.ts'
import { appealEnd, strikeFacts } from './strike-facts.ts'
import type { StrikeRow } from './strike.store.ts'

type Read = Pick<Ctx, 'db' | 'now'>

/** A page of a member's strikes, new ones first. totalCount: capped. */
export async function listOwnStrikes(
  ctx: Read,
  memberId: string,
  input: MethodParsed<typeof UserStrike.GetList>,
) {
  const { rows, ...page } = await keysetPage(input, timeKey, {
    read: ({ after, limit, skip }) =>
      ctx.db
        .selectFrom('strike')
        .where('member_id', '=', memberId)
        .where(isInWindow('strike', { after }))
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(skip)
        .execute(),
    count: () => countUpToCap(ctx.db, sql`from strike where member_id = ${memberId}`),
    keyOf: timeKeyOf,
  })
  return { ...page, items: await ownStrikes(ctx, rows) }
}

/** One strike of a member. @throws ContentNotFound */
export async function loadOwnStrike(
  ctx: Read,
  { memberId, id }: { memberId: string; id: string },
): Promise<StrikeItem> {
  const rows = await ctx.db
    .selectFrom('strike')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .selectAll()
    .execute()
  const [item] = await ownStrikes(ctx, rows)
  return item ?? fail('ContentNotFound')
}

async function ownStrikes({ db, now }: Read, rows: readonly StrikeRow[]): Promise<StrikeItem[]> {
  const appeals = await loadAppeals(
    db,
    rows.map((row) => row.id),
  )
  return rows.map((row) => {
    const appeal = appeals.get(row.id)
    return {
      ...strikeFacts(row),
      appealUntilTime: timeTextOf(appealEnd(row)),
      canAppeal: appeal === undefined && row.lifted_at === null && now < appealEnd(row),
      appeal: appeal === undefined ? null : ownAppeal(appeal),
    }
  })
}

function ownAppeal(row: AppealRow) {
  const { state, body, answer, created_at: sent, due_at: due, decided_at: decided } = row
  return {
    state: stateOf(state),
    text: body,
    createTime: timeTextOf(sent),
    dueTime: timeTextOf(due),
    answer,
    decideTime: decided && timeTextOf(decided),
  }
}

/** The state of a row, as the wire has it. */
export function stateOf(state: number): 1 | 2 | 3 {
  if (state === appealStates.waiting) return appealStates.waiting
  return state === appealStates.lifted ? appealStates.lifted : appealStates.upheld
}

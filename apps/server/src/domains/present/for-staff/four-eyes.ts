import { startOfDay } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import * as z from 'zod'
import type { StaffCtx } from '../../../context.ts'
import { setting } from '../../../db/settings.ts'
import { requestState } from '../../../two-person-request.ts'
import { readOptions } from '../present.store.ts'

/** What one member of staff may grant alone in a day, in yuan; above it another one has to agree. */
const fourEyesValue = setting('present.fourEyesValue', {
  schema: z.int().min(0).max(1_000_000),
  unset: () => 1000,
  unreadable: 0,
})

/** As `fourEyesValue`, in coins. */
const fourEyesCoins = setting('present.fourEyesCoins', {
  schema: z.int().min(0).max(1_000_000),
  unset: () => 200,
  unreadable: 0,
})

/** The max cost of a grant: in yuan, and in coins if every member takes them. */
export interface GrantCost {
  value: number
  coins: number
}

export function costOf(
  gift: { value: number; options: unknown; exchange_coins: number | null },
  members: number,
): GrantCost {
  const coins = Math.max(gift.exchange_coins ?? 0, ...readOptions(gift.options).map((option) => option.coins))
  return { value: gift.value * members, coins: coins * members }
}

/** Whether a grant needs a second person, considering what its requester has granted alone today. */
export async function needsSecond(ctx: StaffCtx, cost: GrantCost): Promise<boolean> {
  const { rows } = await sql<GrantCost>`
    select coalesce(sum(value), 0)::float8 as value, coalesce(sum(coins), 0)::float8 as coins from present_grant
    where requested_by = ${ctx.staff.id} and state = ${sql.lit(requestState.approved)} and decider_name is null
      and created_at >= ${startOfDay(ctx.now)}`.execute(ctx.db)
  const before = rows[0] ?? { value: 0, coins: 0 }
  const isAbove = (asked: number, granted: number, limit: number) => asked > 0 && asked + granted > limit
  return (
    isAbove(cost.value, before.value, await fourEyesValue.read(ctx)) ||
    isAbove(cost.coins, before.coins, await fourEyesCoins.read(ctx))
  )
}

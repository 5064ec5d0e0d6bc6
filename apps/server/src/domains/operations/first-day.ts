import {
  brandLookKey,
  firstDayNames,
  firstDaySteps,
  type FirstDayName,
  type MethodOutput,
  type MethodParsed,
  type StaffSystem,
} from '@guangquan/contract'
import { sql } from 'kysely'
import * as z from 'zod'
import { auditAct } from '../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'

/** Acts of staff that do a step, with a pattern of what they are about. Nothing in the database tells of a backup. */
const doneBy: Record<FirstDayName, readonly (readonly [act: string, target: string])[]> = {
  brand: [
    ['setting.saved', 'site'],
    ['setting.saved', brandLookKey],
  ],
  terms: [['terms.published', '%']],
  premoderation: [['setting.saved', 'post.premoderation']],
  words: [
    ['word.added', '%'],
    ['word.imported', '%'],
  ],
  limits: [['setting.saved', 'limit.%']],
  gear: [
    ['gear.created', '%'],
    ['gear.saved', '%'],
    ['gear.imported', '%'],
  ],
  shops: [['shop.created', '%']],
  backup: [],
}

/** Of the row of `sys_config` with the steps that were confirmed. */
export const firstDayKey = 'firstDay'
const Confirmed = z.array(z.enum(firstDayNames)).catch([])

type FirstDay = MethodOutput<typeof StaffSystem.GetFirstDay>

/** What a new site needs before its first members come: what staff did, and what they confirmed as it is. */
export async function loadFirstDay({ db }: { db: Queryable }): Promise<FirstDay> {
  const acts = firstDayNames.flatMap((step) => doneBy[step].map(([act, target]) => ({ step, act, target })))
  const [done, confirmed] = await Promise.all([
    sql<{ step: string }>`select distinct step
      from unnest(${acts.map(({ step }) => step)}::text[], ${acts.map(({ act }) => act)}::text[],
        ${acts.map(({ target }) => target)}::text[]) as wanted (step, act, target)
      where exists (select from staff_act
        where staff_act.act = wanted.act and staff_act.target_id like wanted.target)`.execute(db),
    readConfirmed(db),
  ])
  const isDone = new Set(done.rows.map(({ step }) => step))
  const items = firstDayNames.map((step) => ({
    step,
    state: isDone.has(step)
      ? ('done' as const)
      : confirmed.includes(step)
        ? ('confirmed' as const)
        : ('open' as const),
  }))
  return { items }
}

async function readConfirmed(db: Queryable): Promise<FirstDayName[]> {
  const row = await db
    .selectFrom('sys_config')
    .select('value')
    .where('key', '=', firstDayKey)
    .executeTakeFirst()
  return Confirmed.parse(row?.value ?? [])
}

/** Confirms that a step needs nothing more, or takes that back. */
export async function confirmFirstDay(
  ctx: StaffCtx,
  { step, isConfirmed }: MethodParsed<typeof StaffSystem.ConfirmFirstDay>,
): Promise<FirstDay> {
  const { staff, now } = ctx
  return inTransaction(ctx, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('sys_config'), hashtext(${firstDayKey}))`.execute(tx)
    const before = await readConfirmed(tx)
    const others = before.filter((one) => one !== step)
    const after = isConfirmed ? [...others, step] : others
    const row = { value: JSON.stringify(after), updated_by: staff.name, updated_at: now }
    await tx
      .insertInto('sys_config')
      .values({ key: firstDayKey, ...row })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
      .execute()
    await auditAct(ctx, tx, {
      act: 'firstDay.confirmed',
      targetKind: 'setting',
      targetId: firstDayKey,
      before: { confirmed: labelsOf(before) },
      after: { confirmed: labelsOf(after) },
    })
    return loadFirstDay({ db: tx })
  })
}

const labelsOf = (steps: readonly FirstDayName[]) => steps.map((step) => firstDaySteps[step].label)

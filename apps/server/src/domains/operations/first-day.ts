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

interface DoneBy {
  act: string
  /** Pattern of the target; default: any. */
  target?: string
  /** A value that it changed; default any. */
  changed?: string
}

/** Acts of staff that do a step. Nothing in the database shows a backup. */
const doneBy: Record<FirstDayName, readonly DoneBy[]> = {
  // The same setting has the switches of social sign-in and of the footer.
  brand: [
    { act: 'setting.saved', target: 'site', changed: 'communityName' },
    { act: 'setting.saved', target: brandLookKey },
  ],
  terms: [{ act: 'terms.published' }],
  premoderation: [{ act: 'setting.saved', target: 'post.premoderation' }],
  words: [{ act: 'word.added' }, { act: 'word.imported' }],
  limits: [
    { act: 'setting.saved', target: 'rate.%' },
    { act: 'setting.saved', target: 'limit.%' },
  ],
  gear: [{ act: 'gear.created' }, { act: 'gear.saved' }, { act: 'gear.imported' }],
  shops: [{ act: 'shop.created' }],
  backup: [],
}

/** Key of the `sys_config` row with the confirmed steps. */
export const firstDayKey = 'firstDay'
const Confirmed = z.array(z.enum(firstDayNames)).catch([])

type FirstDay = MethodOutput<typeof StaffSystem.GetFirstDay>

/** What a new site needs before its first members come: done by staff, or confirmed without changes. */
export async function loadFirstDay({ db }: { db: Queryable }): Promise<FirstDay> {
  const confirmed = await readConfirmed(db)
  const done = await findDone(
    db,
    firstDayNames.filter((step) => !confirmed.includes(step)),
  )
  const stateOf = (step: FirstDayName) =>
    confirmed.includes(step) ? 'confirmed' : done.has(step) ? 'done' : 'open'
  return { items: firstDayNames.map((step) => ({ step, state: stateOf(step) })) }
}

/**
 * Those of these steps that an act of staff completed. Confirmed ones are not searched for: no index helps, and a log
 * grows.
 */
async function findDone(db: Queryable, steps: readonly FirstDayName[]): Promise<Set<string>> {
  const acts = steps.flatMap((step) =>
    doneBy[step].map((by) => ({ step, target: '%', changed: null, ...by })),
  )
  const { rows } = await sql<{ step: string }>`select distinct step
    from jsonb_to_recordset(${JSON.stringify(acts)}::jsonb) as wanted (step text, act text, target text, changed text)
    where exists (select from staff_act where staff_act.act = wanted.act and staff_act.target_id like wanted.target
      and (wanted.changed is null or staff_act.after ? wanted.changed))`.execute(db)
  return new Set(rows.map(({ step }) => step))
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

import {
  presentGroups,
  presentSources,
  presentStates,
  type MethodOutput,
  type MethodParsed,
  type Present,
} from '@guangquan/contract'
import { sql, type RawBuilder } from 'kysely'
import type { MemberCtx } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import { countUpToCap, keysetPage, limitTo, type PageWindow } from '../../db/paging.ts'
import { isInWindow, timeKey, timeKeyOf, type TimeKey } from '../../db/time-key.ts'
import { findGiftRules } from './find-gift-rules.ts'
import { isInState, readPresent, type PresentRow, type StoredPresent } from './present.store.ts'
import { presentItems } from './present.view.ts'

/** A page of the caller's presents, newest first. totalCount: capped. */
export async function listPresents(
  ctx: MemberCtx,
  { group, ...input }: MethodParsed<typeof Present.GetList>,
): Promise<MethodOutput<typeof Present.GetList>> {
  const { db, viewer, now } = ctx
  const found = sql`from present where member_id = ${viewer.id} and ${isInState(presentGroups[group], now)}`
  const { rows, ...page } = await keysetPage(input, timeKey, {
    read: (window) => readPresents(db, now, { found, window }),
    count: () => countUpToCap(db, found),
    keyOf: timeKeyOf,
  })
  return { ...page, items: await presentItems(ctx, rows) }
}

const countedTo = 100

/** How many of the caller's presents wait for them. */
export async function countWaiting({ db, viewer, now }: MemberCtx): Promise<{ count: number }> {
  const { toClaim, toChoose, needsAddress } = presentStates
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 1 from present where member_id = ${viewer.id}
        and state in (${sql.lit(toClaim)}, ${sql.lit(toChoose)}, ${sql.lit(needsAddress)})
        and state <= 3 and claim_deadline > ${now}
      limit ${sql.lit(countedTo)}) as waiting`.execute(db)
  return { count: rows[0]?.count ?? 0 }
}

/** What comes with each level. */
export async function listLevelGifts({ db }: MemberCtx): Promise<MethodOutput<typeof Present.GetLevelGifts>> {
  const rules = await findGiftRules(db, presentSources.level)
  return { items: rules.map(({ level, title, isYearly }) => ({ level, title, isYearly })) }
}

/** Presents in the order of their lists. @param found.found the statement from `from` on */
export async function readPresents(
  db: Queryable,
  now: Date,
  {
    found,
    window,
  }: { found: RawBuilder<unknown>; window: Pick<PageWindow<TimeKey>, 'after' | 'limit' | 'skip'> },
): Promise<PresentRow[]> {
  const { rows } = await sql<StoredPresent>`
    select * ${found} and ${isInWindow('present', window)}
    order by created_at desc, id desc ${limitTo(window)}`.execute(db)
  return rows.map((row) => readPresent(row, now))
}

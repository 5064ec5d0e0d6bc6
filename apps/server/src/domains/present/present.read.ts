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
import { keysetPage, limitTo, type PageWindow } from '../../db/paging.ts'
import { preparedList } from '../../db/prepared-list.ts'
import { preparedQuery } from '../../db/prepared-query.ts'
import {
  afterValues,
  isAfter,
  isInWindow,
  timeKey,
  timeKeyOf,
  type AfterValues,
  type TimeKey,
} from '../../db/time-key.ts'
import { findGiftRules } from './find-gift-rules.ts'
import {
  isInState,
  presentColumns,
  readPresent,
  type PresentRow,
  type StoredPresent,
} from './present.store.ts'
import { presentItems } from './present.view.ts'

/** A page of the caller's presents, newest first. totalCount: capped. */
export async function listPresents(
  ctx: MemberCtx,
  { group, ...input }: MethodParsed<typeof Present.GetList>,
): Promise<MethodOutput<typeof Present.GetList>> {
  const { db, viewer, now } = ctx
  const valuesAfter = (after: TimeKey | null) => ({ memberId: viewer.id, now, ...afterValues(after) })
  const { rows, ...page } = await keysetPage(input, timeKey, {
    read: (window) => ownPresents.read(db, window, { group }, valuesAfter(window.after)),
    count: () => ownPresents.count(db, { group }, valuesAfter(null)),
    keyOf: timeKeyOf,
  })
  const presents = rows.map((row) => readPresent(row, now))
  return { ...page, items: await presentItems(ctx, presents) }
}

type OwnValues = AfterValues & { memberId: string; now: Date }

const ownPresents = preparedList<OwnValues, { group: keyof typeof presentGroups }, StoredPresent>(
  'present.own',
  {
    rows: (param, { group }) => sql`from present where member_id = ${param('memberId')}::uuid
      and ${isInState(presentGroups[group], sql<Date>`${param('now')}::timestamptz`)}`,
    page: (rows, param) => sql`select ${sql.join(presentColumns.map((column) => sql.ref(column)))} ${rows}
      and ${isAfter('present', param)} order by created_at desc, id desc`,
  },
)

const countedTo = 100

/** How many of the caller's presents wait for them. */
export async function countWaiting({ db, viewer, now }: MemberCtx): Promise<{ count: number }> {
  const [waiting] = await waitingOf(db, { memberId: viewer.id, now })
  return { count: waiting?.count ?? 0 }
}

const waitingOf = preparedQuery<{ memberId: string; now: Date }, { count: number }>(
  'present.waiting',
  (db, param) => {
    const { toClaim, toChoose, needsAddress } = presentStates
    const query = sql<{ count: number }>`
      select count(*)::int as count from (
        select 1 from present where member_id = ${param('memberId')}::uuid
          and state in (${sql.lit(toClaim)}, ${sql.lit(toChoose)}, ${sql.lit(needsAddress)})
          and state <= 3 and claim_deadline > ${param('now')}::timestamptz
        limit ${sql.lit(countedTo)}) as waiting`
    return { compile: () => query.compile(db) }
  },
)

/** The presents of each level. */
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

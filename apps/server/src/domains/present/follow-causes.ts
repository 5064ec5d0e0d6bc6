import { birthdaySetDays, presentMemos, presentSources } from '@guangquan/contract'
import { dayOf } from '@guangquan/rules/time-text'
import { NIL } from 'uuid'
import type { Database, Queryable, Tx } from '../../db/client.ts'
import type { EventPayload } from '../../events/catalogue.ts'
import { grantFrame } from '../achievement/index.ts'
import { findBirthdays } from './birthday/find-birthdays.ts'
import { findMembersOfLevel } from './find-members-of-level.ts'
import { findGiftRules } from './find-gift-rules.ts'
import { grantPresent, grantPresents } from './grant-present.ts'

const dayMs = 24 * 3600_000
/**
 * Birthdays of this many days are checked, so that none is lost on a day without jobs; the same applies to the
 * beginning of a year.
 */
const daysBack = 7

/** Welcomes a new member, once: with a gift, and with the frame that comes with it. */
export async function giveToNewcomer(
  tx: Tx,
  now: Date,
  { memberId }: EventPayload<'member.registered'>,
): Promise<void> {
  const source = presentSources.registered
  for (const { giftId, frameId, frameDays: days } of await findGiftRules(tx, source)) {
    const isNew = await grantPresent(tx, now, { memberId, giftId, source, sourceId: 'registered' })
    if (isNew && frameId !== null) await grantFrame(tx, now, { memberId, frameId, days, cause: 'registered' })
  }
}

/** Gives a member the presents of each level that they reached. */
export async function giveForLevel(
  tx: Tx,
  now: Date,
  { memberId, from, to }: EventPayload<'level.reached'>,
): Promise<void> {
  const source = presentSources.level
  for (const { level, giftId } of await findGiftRules(tx, source)) {
    if (level <= from || level > to) continue
    await grantPresent(tx, now, {
      memberId,
      giftId,
      source,
      sourceId: String(level),
      memo: presentMemos.level(level),
    })
  }
}

interface Run {
  db: Database
  now: Date
  signal: AbortSignal
}

/**
 * At the beginning of a year, gives the yearly presents of levels again, once, to everybody who has had the level since
 * before.
 */
export async function giveForYear(run: Run): Promise<void> {
  const [year = '', month, day] = dayOf(run.now).split('-')
  if (month !== '01' || Number(day) > daysBack) return
  const source = presentSources.level
  for (const { level, giftId, isYearly } of await findGiftRules(run.db, source)) {
    if (!isYearly) continue
    const given = { giftId, source, sourceId: `${level}:${year}`, memo: presentMemos.year(level, year) }
    await giveToAll(run, given, {
      find: (afterId) => findMembersOfLevel(run.db, { level, afterId }),
      exclude: (memberIds) =>
        findRisen(run.db, memberIds, { level, since: new Date(`${year}-01-01T00:00:00+08:00`) }),
    })
  }
}

/** Those of these members who got the present of a level for reaching it since then. */
async function findRisen(
  db: Queryable,
  memberIds: readonly string[],
  { level, since }: { level: number; since: Date },
): Promise<Set<string>> {
  if (memberIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('present')
    .where('member_id', 'in', memberIds)
    .where('source', '=', presentSources.level)
    .where('source_id', '=', String(level))
    .where('created_at', '>=', since)
    .select('member_id')
    .execute()
  return new Set(rows.map((row) => row.member_id))
}

interface Receivers {
  find: (afterId: string) => Promise<{ memberIds: string[]; isLast: boolean }>
  /** Who of those found is given nothing. */
  exclude?: (memberIds: readonly string[]) => Promise<Set<string>>
}

/** Gives the same to all members found by a search, some per transaction. */
async function giveToAll(
  { db, now, signal }: Run,
  given: Parameters<typeof grantPresents>[3],
  { find, exclude }: Receivers,
): Promise<void> {
  for (let [afterId, isLast]: [string, boolean] = [NIL, false]; !isLast && !signal.aborted;) {
    const found = await find(afterId)
    const excluded = await exclude?.(found.memberIds)
    const memberIds = found.memberIds.filter((id) => excluded?.has(id) !== true)
    await db.transaction().execute((tx) => grantPresents(tx, now, memberIds, given))
    ;[afterId, isLast] = [found.memberIds.at(-1) ?? NIL, found.isLast]
  }
}

/** Gives presents for birthdays of today and of the last days, once a year. */
export async function giveForBirthdays(run: Run): Promise<void> {
  const { db, now } = run
  const source = presentSources.birthday
  const [rule] = await findGiftRules(db, source)
  if (rule === undefined) return
  for (let back = daysBack - 1; back >= 0; back--) {
    const day = new Date(now.getTime() - back * dayMs)
    const monthDays = monthDaysOf(dayOf(day))
    const setBefore = new Date(day.getTime() - birthdaySetDays * dayMs)
    const sourceId = dayOf(day).slice(0, 4)
    const given = { giftId: rule.giftId, source, sourceId, memo: presentMemos.birthday }
    await giveToAll(run, given, { find: (afterId) => findBirthdays(db, { monthDays, setBefore, afterId }) })
  }
}

/** The birthdays of a day, as numbers: those of 29 February count on the 28th in other years. */
function monthDaysOf(day: string): number[] {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const own = month * 100 + date
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29
  return own === 228 && !isLeap ? [228, 229] : [own]
}

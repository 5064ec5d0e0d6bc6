import { birthdaySetDays, presentMemos, presentSources, type RuledSource } from '@guangquan/contract'
import { dayOf } from '@guangquan/rules/time-text'
import { NIL } from 'uuid'
import type { Database, Queryable, Tx } from '../../db/client.ts'
import type { EventPayload } from '../../events/catalogue.ts'
import { findBirthdays } from '../member/index.ts'
import { grantPresent, grantPresents } from './grant-present.ts'

const dayMs = 24 * 3600_000
/** Birthdays of so many days are looked at, so that a day on which no job ran loses none. */
const daysBack = 7

/** What the open rule of a source gives; for levels one rule each. */
async function findRules(db: Queryable, source: RuledSource): Promise<{ level: number; giftId: string }[]> {
  const rows = await db
    .selectFrom('gift_rule')
    .innerJoin('gift', 'gift.id', 'gift_id')
    .where('gift_rule.source', '=', source)
    .where('gift_rule.is_open', '=', true)
    .where('gift.is_open', '=', true)
    .select(['gift_rule.level', 'gift_id as giftId'])
    .orderBy('gift_rule.level')
    .execute()
  return rows.map(({ level, giftId }) => ({ level: level ?? 0, giftId }))
}

/** Welcomes a new member. */
export async function giveToNewcomer(
  tx: Tx,
  now: Date,
  { memberId }: EventPayload<'member.registered'>,
): Promise<void> {
  const source = presentSources.registered
  for (const { giftId } of await findRules(tx, source)) {
    await grantPresent(tx, now, { memberId, giftId, source, sourceId: 'registered' })
  }
}

/** Gives a member what comes with each level that they reached. */
export async function giveForLevel(
  tx: Tx,
  now: Date,
  { memberId, from, to }: EventPayload<'level.reached'>,
): Promise<void> {
  const source = presentSources.level
  for (const { level, giftId } of await findRules(tx, source)) {
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

/** Gives presents for birthdays of today and of the last days, once a year. */
export async function giveForBirthdays(run: { db: Database; now: Date; signal: AbortSignal }): Promise<void> {
  const { db, now, signal } = run
  const source = presentSources.birthday
  const [rule] = await findRules(db, source)
  if (rule === undefined) return
  for (let back = daysBack - 1; back >= 0; back--) {
    const day = new Date(now.getTime() - back * dayMs)
    const monthDays = monthDaysOf(dayOf(day))
    const setBefore = new Date(day.getTime() - birthdaySetDays * dayMs)
    const sourceId = dayOf(day).slice(0, 4)
    for (let [afterId, isLast]: [string, boolean] = [NIL, false]; !isLast && !signal.aborted;) {
      const found = await findBirthdays(db, { monthDays, setBefore, afterId })
      await db.transaction().execute((tx) =>
        grantPresents(tx, now, found.memberIds, {
          giftId: rule.giftId,
          source,
          sourceId,
          memo: presentMemos.birthday,
        }),
      )
      ;[afterId, isLast] = [found.memberIds.at(-1) ?? NIL, found.isLast]
    }
  }
}

/** The birthdays of a day, as numbers: whoever was born on 29 February has theirs on the 28th of other years. */
function monthDaysOf(day: string): number[] {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const own = month * 100 + date
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29
  return own === 228 && !isLeap ? [228, 229] : [own]
}

import {
  lotteryLimits,
  lotterySentences as sentences,
  lotteryStates,
  type LotteryObstacle,
} from '@guangquan/contract'
import { isOfAge } from '@guangquan/rules/people/age'
import { dayOf } from '@guangquan/rules/time-text'
import type { Standing } from '../standing/index.ts'
import { stateOf, type LotteryRow, type TimesUsed } from './lottery.store.ts'

/** Facts about a member on which a ticket depends. */
export interface Entrant {
  standing: Standing
  joinedAt: Date
  coins: number
  checkedIn: boolean
  answered: boolean
  /** Whether the member owns one of the required models. */
  ownsModel: boolean
  times: TimesUsed
}

export interface Named {
  id: string
  title: string
}

/** Figures in the conditions of a lottery. */
export interface AskedOf {
  /** At which tickets are had. */
  activity: Named | null
  questionnaire: Named | null
  /** Names of the models of which one must be owned. */
  models: readonly string[]
}

interface Judged {
  key: LotteryObstacle
  text: string
  isMet: boolean
}

const dayMs = 24 * 3600_000

/** The conditions that the rules name, in the order in which they are shown. */
export function judgeConditions(
  row: LotteryRow,
  { asked, entrant, now }: { asked: AskedOf; entrant: Entrant | null; now: Date },
): Judged[] {
  const age = entrant === null ? 0 : (now.getTime() - entrant.joinedAt.getTime()) / dayMs
  const all: (Judged & { isAsked: boolean })[] = [
    {
      key: 'level',
      isAsked: row.min_level > 1,
      text: sentences.level(row.min_level),
      isMet: (entrant?.standing.level ?? 0) >= row.min_level,
    },
    {
      key: 'product',
      isAsked: row.owners_only,
      text: asked.models.length === 0 ? sentences.product : sentences.models(asked.models),
      isMet: asked.models.length === 0 ? entrant?.standing.isOwner === true : entrant?.ownsModel === true,
    },
    {
      key: 'days',
      isAsked: row.min_days > 0,
      text: sentences.days(row.min_days),
      isMet: age >= row.min_days,
    },
    {
      key: 'checkIn',
      isAsked: row.needs_check_in,
      text: sentences.checkIn(asked.activity?.title ?? ''),
      isMet: entrant?.checkedIn === true,
    },
    {
      key: 'questionnaire',
      isAsked: row.questionnaire_id !== null,
      text: sentences.questionnaire(asked.questionnaire?.title ?? ''),
      isMet: entrant?.answered === true,
    },
    {
      key: 'coins',
      isAsked: row.coins > 0,
      text: sentences.coins(row.coins),
      isMet: (entrant?.coins ?? 0) >= row.coins,
    },
  ]
  return all.filter(({ isAsked }) => isAsked).map(({ key, text, isMet }) => ({ key, text, isMet }))
}

/** Whether a known birthday proves the age. */
export const isAdult = (birthday: string | null, now: Date): boolean | null =>
  birthday === null ? null : isOfAge(birthday, dayOf(now), lotteryLimits.adultAge)

/** The first obstacle to a member's ticket now; null if there is none. */
export function findObstacle(
  row: LotteryRow,
  { isOpen, entrant, asked, now }: { isOpen: boolean; entrant: Entrant | null; asked: AskedOf; now: Date },
): { obstacle: LotteryObstacle; text: string } | null {
  const of = (obstacle: LotteryObstacle & keyof typeof sentences) => {
    const text = sentences[obstacle]
    return { obstacle, text: typeof text === 'string' ? text : '' }
  }
  const state = stateOf(row, now)
  if (state === lotteryStates.cancelled) return of('cancelled')
  if (state === lotteryStates.notOpen || state === lotteryStates.draft) return of('notOpen')
  if (state !== lotteryStates.open) return of('over')
  if (!isOpen) return of('closed')
  if (entrant === null) return of('signedOut')
  if (!entrant.standing.phoneBound) return of('phone')
  if (isAdult(entrant.standing.birthday, now) === false) return of('age')
  if (entrant.times.total >= row.per_total) return of('times')
  if (entrant.times.today >= row.per_day) return of('today')
  const missing = judgeConditions(row, { asked, entrant, now }).find(({ isMet }) => !isMet)
  if (missing === undefined) return null
  return missing.key === 'coins'
    ? { obstacle: 'coins', text: sentences.noCoins(row.coins) }
    : { obstacle: missing.key, text: sentences.needs(missing.text) }
}

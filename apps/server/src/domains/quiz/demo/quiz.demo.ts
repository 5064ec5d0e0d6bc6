import { playsPerCredit } from '@guangquan/contract'
import { dayOf, startOfDay } from '@guangquan/rules/time-text'
import type { Tx } from '../../../db/client.ts'
import { demoId } from '../../../demo/demo-id.ts'
import type { DemoPart } from '../../../demo/demo-part.ts'
import { insertRows } from '../../../demo/insert-rows.ts'
import { demoPeople } from '../../../demo/people.ts'
import { makeRandom, type Random } from '../../../demo/random.ts'
import { makeDay } from '../make-day.ts'

const dayMs = 24 * 3600_000
const minuteMs = 60_000
/** Days before today that were played. */
const pastDays = 12

/** The last twelve days and today: one member finished all of them, others play occasionally. */
export const quizDemo: DemoPart = {
  addRows: async ({ plan: { now } }, tx) => {
    const random = makeRandom('quiz')
    const plays = new Map<string, Date[]>()
    for (let ago = pastDays; ago >= 0; ago--) {
      const at = new Date(now.getTime() - ago * dayMs)
      await makeDay({ db: tx }, { day: dayOf(at), now: at })
      await addPlays(tx, { at, now, random, plays })
    }
    await makeDay({ db: tx }, { day: dayOf(new Date(now.getTime() + dayMs)), now })
    await addCredits(tx, { random, plays })
  },
}

interface Playing {
  at: Date
  now: Date
  random: Random
  /** Times of the answers about each author's photographs. */
  plays: Map<string, Date[]>
}

function playersOf({ at, now, random }: Playing): string[] {
  const isToday = dayOf(at) === dayOf(now)
  // The first has a run of days up to yesterday, and today to play.
  return demoPeople.flatMap(({ id }, index) =>
    (index === 0 && !isToday) || (index > 9 && random.chance(0.3)) ? id : [],
  )
}

async function addPlays(tx: Tx, playing: Playing): Promise<void> {
  const { at, now, random, plays } = playing
  const day = dayOf(at)
  const questions = await tx
    .selectFrom('quiz_question')
    .where('day', '=', day)
    .select(['id', 'position', 'author_id', 'answer'])
    .orderBy('position')
    .execute()
  for (const playerId of playersOf(playing)) {
    const start = startOfDay(at).getTime()
    const latest = Math.min(now.getTime(), start + dayMs - 1)
    const finishedAt = new Date(start + Math.floor((latest - start) * (0.3 + 0.7 * random.next())))
    const answers = questions
      .filter((question) => question.author_id !== playerId)
      .map((question) => {
        const choice = random.chance(0.62) ? question.answer : (question.answer + random.between(1, 3)) % 4
        const answeredAt = new Date(
          Math.max(start, finishedAt.getTime() - (10 - question.position) * minuteMs),
        )
        plays.set(question.author_id, [...(plays.get(question.author_id) ?? []), answeredAt])
        return {
          member_id: playerId,
          day,
          position: question.position,
          question_id: question.id,
          choice,
          is_correct: choice === question.answer,
          answered_at: answeredAt,
        }
      })
    if (answers.length === 0) continue
    await insertRows(tx, 'quiz_play', [
      {
        member_id: playerId,
        day,
        answered: answers.length,
        correct: answers.filter((one) => one.is_correct).length,
        finished_at: finishedAt,
      },
    ])
    await insertRows(tx, 'quiz_answer', answers)
  }
}

async function addCredits(tx: Tx, { random, plays }: Pick<Playing, 'random' | 'plays'>): Promise<void> {
  for (const [authorId, times] of plays) {
    await insertRows(tx, 'quiz_author', [{ author_id: authorId, plays: times.length }])
    const sorted = times.toSorted((a, b) => a.getTime() - b.getTime())
    const credits = sorted.flatMap((at, index) =>
      (index + 1) % playsPerCredit === 0
        ? {
            id: demoId(random, at),
            author_id: authorId,
            number: (index + 1) / playsPerCredit,
            created_at: at,
          }
        : [],
    )
    await insertRows(tx, 'quiz_credit', credits)
  }
}

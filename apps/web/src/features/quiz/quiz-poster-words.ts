import type { QuizDay } from '@guangquan/contract'
import { countedOf, dayText, scoreOf } from './quiz-text.ts'

/** The text on the picture of a result: the score of a day, and nothing about the questions. */
export interface QuizPosterWords {
  day: string
  score: string
  /** One for each question: whether it was hit. */
  hits: readonly boolean[]
  /** By how many of the day it is bettered; empty without others. */
  compared: string
  streak: string
}

export function posterWords(
  { day, questions, betterThan }: Pick<QuizDay, 'day' | 'questions' | 'betterThan'>,
  streak: number,
): QuizPosterWords {
  const { correct, total } = scoreOf(questions)
  return {
    day: dayText(day),
    score: `${correct}/${total}`,
    hits: countedOf(questions).map(({ answered }) => answered?.isCorrect === true),
    compared: betterThan === null || betterThan === 0 ? '' : `比今天 ${betterThan}% 的人准`,
    streak: streak > 1 ? `连续 ${streak} 天` : '今天开始',
  }
}

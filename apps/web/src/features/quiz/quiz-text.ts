import type { QuizAnswered, QuizQuestion } from '@guangquan/contract'
import { formatShutter } from '@guangquan/rules/gear/gear-query'
import { quizAsks, type QuizAsk } from '@guangquan/rules/posts/quiz-options'

/** What a question asks. */
export const askText: Record<QuizAsk, string> = {
  [quizAsks.aperture]: '光圈开到了多大？',
  [quizAsks.focalLength]: '用的是多长的焦距？',
  [quizAsks.shutter]: '快门开了多久？',
}

/** A value as photographers write it: `f/2.8`, `50mm`, `1/250s`. */
export function optionText(asks: QuizAsk, value: number): string {
  if (asks === quizAsks.aperture) return `f/${value}`
  return asks === quizAsks.focalLength ? `${Math.round(value)}mm` : `${formatShutter(value)}s`
}

/** How far a wrong choice is off, in stops; focal lengths have none. */
export function missText(question: Pick<QuizQuestion, 'asks' | 'options'>, given: QuizAnswered): string {
  const { asks, options } = question
  const chosen = options[given.choice] ?? 0
  const right = options[given.answer] ?? 0
  const text = `你选 ${optionText(asks, chosen)}`
  if (asks === quizAsks.focalLength) return text
  const doublings = Math.abs(Math.log2(chosen / right))
  const stops = Math.round(asks === quizAsks.aperture ? 2 * doublings : doublings)
  return `${text}，差${stopNames[stops] ?? ` ${stops} `}档`
}

const stopNames: Record<number, string> = { 1: '一', 2: '两', 3: '三', 4: '四' }

/** The first band whose limit a value does not exceed. */
const bandOf = (bands: readonly (readonly [number, string])[], value: number): string =>
  bands.find(([limit]) => value <= limit)?.[1] ?? ''

const apertureBands = [
  [2.9, '光圈开得大，清楚的只有薄薄一层，背景容易化开，快门也能更快。'],
  [6, '中等的光圈，主体清楚，背景还留一点虚。'],
  [Infinity, '光圈收得小，从近到远都清楚，要靠更慢的快门或更高的感光度补光。'],
] as const
const focalBands = [
  [24, '视角很宽，近处显大，远处退得很远。'],
  [36, '视角略宽，装得下人和环境。'],
  [70, '接近人眼看到的远近，不夸张也不压缩。'],
  [136, '视角收窄，背景被拉近，主体更突出。'],
  [Infinity, '把远处拉到眼前，前后的景物像贴在一起。'],
] as const
const shutterBands = [
  [1 / 450, '快门很快，动作被定住。'],
  [1 / 55, '手持拿得稳，慢的动作也清楚。'],
  [0.9, '快门已经慢了，动的东西会留下痕迹，机身要拿稳。'],
  [Infinity, '长时间曝光，流动的光和水连成一片，离不开三脚架。'],
] as const

/** One sentence about the right answer, by its value alone. */
export function whyText({ asks, options }: Pick<QuizQuestion, 'asks' | 'options'>, answer: number): string {
  const value = options[answer] ?? 0
  if (asks === quizAsks.aperture) return bandOf(apertureBands, value)
  return bandOf(asks === quizAsks.focalLength ? focalBands : shutterBands, value)
}

/** Questions that count for the viewer. */
export const countedOf = (questions: readonly QuizQuestion[]): QuizQuestion[] =>
  questions.filter(({ isOwn }) => !isOwn)

/** How many were answered, and how many of them right. */
export function scoreOf(questions: readonly QuizQuestion[]): {
  total: number
  answered: number
  correct: number
} {
  const counted = countedOf(questions)
  return {
    total: counted.length,
    answered: counted.filter(({ answered }) => answered !== null).length,
    correct: counted.filter(({ answered }) => answered?.isCorrect === true).length,
  }
}

/** A result to copy: correct and wrong questions, without the answers. */
export function shareText(
  { day, questions }: { day: string; questions: readonly QuizQuestion[] },
  { streak, address }: { streak: number; address: string },
): string {
  const { correct, total } = scoreOf(questions)
  const dots = countedOf(questions)
    .map(({ answered }) => (answered?.isCorrect === true ? '●' : '○'))
    .join('')
  return [
    `猜参数 ${day}　${correct}/${total}`,
    dots,
    ...(streak > 1 ? [`连续 ${streak} 天`] : []),
    address,
  ].join('\n')
}

/** `2026-12-05` as 12 月 5 日. */
export function dayText(day: string): string {
  const [, month, date] = day.split('-').map(Number)
  return `${month} 月 ${date} 日`
}

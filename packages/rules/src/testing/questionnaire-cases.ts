import type {
  Answer,
  Answers,
  Condition,
  Question,
} from '@guangquan/contract/questionnaire/questionnaire.words'
import fc from 'fast-check'
import { endOfQuestions, otherKey, types } from '../questionnaire/questionnaire-terms.ts'

const { single, multiple, rating, line, note } = types

// For tests of other packages: TypeScript treats their own fast-check as a different type.
export { fc }

/** A question with defaults for everything that is not given. */
export const question = (more: Partial<Question> & Pick<Question, 'key' | 'type'>): Question => ({
  title: more.key,
  hint: '',
  required: false,
  newPage: false,
  options: [],
  hasOther: false,
  shuffled: false,
  min: 0,
  max: 0,
  rows: [],
  showIf: [],
  jumps: [],
  ...more,
})

export const options = (...keys: string[]) => keys.map((key) => ({ key, text: key, picture: '' }))

export const is = (about: string, ...values: string[]): Condition => ({
  question: about,
  operator: 'is',
  values,
})

const keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const
const choices = ['x', 'y', 'z'] as const

const shape = fc.record({
  type: fc.constantFrom(single, multiple, rating, line, note),
  required: fc.boolean(),
  newPage: fc.boolean(),
  hasOther: fc.boolean(),
  // Positions are adjusted to be valid: conditions look back, jumps lead forward.
  about: fc.nat(),
  condition: fc.option(fc.constantFrom('is', 'isNot', 'isAnswered', 'isEmpty'), { nil: null }),
  jump: fc.option(fc.nat(), { nil: null }),
  jumpsAlways: fc.boolean(),
})

const valueOf = ({ type }: { type: number }): string => (type === rating ? '3' : 'x')

/** Valid questions with logic. */
export const questionLists: fc.Arbitrary<Question[]> = fc
  .array(shape, { minLength: 1, maxLength: keys.length })
  .map((shapes) =>
    shapes.map(({ type, required, newPage, hasOther, about, condition, jump, jumpsAlways }, at) => {
      const hasOptions = type === single || type === multiple
      const earlier = shapes.slice(0, at).flatMap((one, index) => (one.type === note ? [] : [{ one, index }]))
      const chosen = earlier[about % Math.max(1, earlier.length)]
      const conditionOn = (target: { one: { type: number }; index: number } | undefined): Condition[] => {
        if (condition === null || target === undefined) return []
        const key = keys[target.index] ?? 'a'
        if (condition === 'isAnswered' || condition === 'isEmpty')
          return [{ question: key, operator: condition, values: [] }]
        if (target.one.type === line) return [{ question: key, operator: 'isAnswered', values: [] }]
        return [{ question: key, operator: condition, values: [valueOf(target.one)] }]
      }
      const later = keys.slice(at + 1, shapes.length)
      return question({
        key: keys[at] ?? 'a',
        type,
        required,
        newPage,
        hasOther: hasOptions && hasOther,
        options: hasOptions ? options(...choices) : [],
        min: 1,
        max: type === multiple ? 3 : 1,
        showIf: conditionOn(chosen),
        jumps:
          jump === null
            ? []
            : [
                {
                  when: jumpsAlways ? [] : conditionOn(chosen),
                  to: later[jump % Math.max(1, later.length + 1)] ?? endOfQuestions,
                },
              ],
      })
    }),
  )

const answer: fc.Arbitrary<Answer> = fc.oneof(
  fc
    .subarray([...choices, otherKey], { minLength: 0 })
    .map((chosen) => ({ choices: chosen, ...(chosen.includes(otherKey) ? { other: '自己写的' } : {}) })),
  fc.integer({ min: 1, max: 5 }).map((number) => ({ number })),
  fc.constantFrom('', '夜里菜单太亮').map((text) => ({ text })),
)

/** Answers to any of them, including invalid ones. */
export const answerSets: fc.Arbitrary<Answers> = fc.dictionary(fc.constantFrom(...keys), answer)

/** A valid answer to a question. */
export function fittingAnswer({ type }: Question): Answer {
  if (type === rating) return { number: 3 }
  if (type === line) return { text: '好' }
  return { choices: ['x'] }
}

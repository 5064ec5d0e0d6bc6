import type { Answers, Question } from '@guangquan/contract/questionnaire/questionnaire.words'
import { answerFault } from '@guangquan/rules/questionnaire/questionnaire-answers'
import {
  countedQuestions,
  shownPages,
  shownQuestions,
} from '@guangquan/rules/questionnaire/questionnaire-flow'

/**
 * The pages that answers lead through. They follow from the answers each time, so that a question that has just
 * appeared is on its page, and the way back and forward again is the same. On a phone each question is a page, with the
 * notes before it.
 */
export function pagesFor<Q extends Question>(
  questions: readonly Q[],
  answers: Answers,
  isPhone: boolean,
): Q[][] {
  return isPhone ? singlePages(shownQuestions(questions, answers)) : shownPages(questions, answers)
}

function singlePages<Q extends Question>(shown: readonly Q[]): Q[][] {
  const pages: Q[][] = []
  let notes: Q[] = []
  for (const question of shown) {
    if (countedQuestions([question]).length === 0) notes.push(question)
    else {
      pages.push([...notes, question])
      notes = []
    }
  }
  if (notes.length > 0) pages.push(notes)
  return pages
}

/** The page of a question; of one that is not shown any more the last page before it. */
export function indexOfPage<Q extends Question>(
  questions: readonly Q[],
  pages: readonly (readonly Q[])[],
  key: string | null,
): number {
  if (key === null) return 0
  const positions = new Map(questions.map((question, position) => [question.key, position]))
  const wanted = positions.get(key) ?? 0
  const behind = pages.findIndex(([first]) => (positions.get(first?.key ?? '') ?? 0) > wanted)
  return Math.max(0, (behind === -1 ? pages.length : behind) - 1)
}

/** Errors in the answers of a page, by question. */
export function faultsOf(page: readonly Question[], answers: Answers): Record<string, string> {
  return Object.fromEntries(
    page.flatMap((question) => {
      const fault = answerFault(question, answers[question.key])
      return fault === null ? [] : [[question.key, fault]]
    }),
  )
}

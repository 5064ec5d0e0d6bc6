import type { Answers, Question } from '@guangquan/contract/questionnaire-words'
import { answerFault } from '@guangquan/rules/questionnaire-answers'
import { countedQuestions, shownPages, shownQuestions } from '@guangquan/rules/questionnaire-flow'
import { useState } from 'react'
import { useWidth } from '../../shared/use-width.ts'

/**
 * The pages that the answers lead through, and which of them is shown. They follow from the answers each time, so that a
 * question that has just appeared is on its page, and the way back and forward again is the same. On a phone each
 * question is a page, with the notes before it.
 */
export function usePages<Q extends Question>(questions: readonly Q[], answers: Answers) {
  const isPhone = useWidth('phone')
  const [at, setAt] = useState<string | null>(null)
  const pages = isPhone ? singlePages(shownQuestions(questions, answers)) : shownPages(questions, answers)
  const index = indexOf(questions, pages, at)
  const page = pages[index] ?? []
  const counted = countedQuestions(pages.flat())
  const before = countedQuestions(pages.slice(0, index).flat()).length
  const goTo = (to: number) => setAt(pages[to]?.[0]?.key ?? null)
  return {
    page,
    isPhone,
    isFirst: index === 0,
    isLast: index >= pages.length - 1,
    /** Numbers of questions: of the first on this page, and of all. */
    number: before + 1,
    all: counted.length,
    back: () => goTo(index - 1),
    forward: () => goTo(index + 1),
    /** Opens the page of a question. */
    open: (key: string) => setAt(key),
  }
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
function indexOf<Q extends Question>(
  questions: readonly Q[],
  pages: readonly (readonly Q[])[],
  at: string | null,
): number {
  if (at === null) return 0
  const positions = new Map(questions.map(({ key }, position) => [key, position]))
  const wanted = positions.get(at) ?? 0
  const behind = pages.findIndex(([first]) => (positions.get(first?.key ?? '') ?? 0) > wanted)
  return Math.max(0, (behind === -1 ? pages.length : behind) - 1)
}

/** What is wrong with the answers of a page, by question. */
export function faultsOf(page: readonly Question[], answers: Answers): Record<string, string> {
  return Object.fromEntries(
    page.flatMap((question) => {
      const fault = answerFault(question, answers[question.key])
      return fault === null ? [] : [[question.key, fault]]
    }),
  )
}

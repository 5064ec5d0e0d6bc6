import type { Answers, Question } from '@guangquan/contract/questionnaire/questionnaire.words'
import { countedQuestions } from '@guangquan/rules/questionnaire/questionnaire-flow'
import { useState } from 'react'
import { useWidth } from '../../shared/page/use-width.ts'
import { indexOfPage, pagesFor } from './page-way.ts'

/** The pages that the answers lead through, and which of them is shown: it is named by a question. */
export function usePages<Q extends Question>(questions: readonly Q[], answers: Answers) {
  const isPhone = useWidth('phone')
  const [at, setAt] = useState<string | null>(null)
  const pages = pagesFor(questions, answers, isPhone)
  const index = indexOfPage(questions, pages, at)
  const goTo = (to: number) => setAt(pages[to]?.[0]?.key ?? null)
  return {
    page: pages[index] ?? [],
    isPhone,
    isFirst: index === 0,
    isLast: index >= pages.length - 1,
    /** Numbers of questions: of the first on this page, and of all. */
    number: 1 + countedQuestions(pages.slice(0, index).flat()).length,
    all: countedQuestions(pages.flat()).length,
    back: () => goTo(index - 1),
    forward: () => goTo(index + 1),
    /** Opens the page of a question. */
    open: (key: string) => setAt(key),
  }
}

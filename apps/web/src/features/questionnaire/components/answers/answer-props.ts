import type { QuestionShape } from '@guangquan/contract'
import type { Answer } from '@guangquan/contract/questionnaire/questionnaire.words'

/** What answers a question. */
export interface AnswerProps {
  question: QuestionShape
  answer: Answer
  onChange: (answer: Answer) => void
  isWrong: boolean
}

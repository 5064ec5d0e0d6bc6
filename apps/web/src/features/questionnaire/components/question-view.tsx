import type { QuestionShape } from '@guangquan/contract'
import { questionTypes, type Answer } from '@guangquan/contract/questionnaire/questionnaire.words'
import { useId } from 'react'
import { AreaAnswer } from './answers/area-answer.tsx'
import type { AnswerProps } from './answers/answer-props.ts'
import { ChoiceAnswer } from './answers/choice-answer.tsx'
import { DateAnswer } from './answers/date-answer.tsx'
import { DropdownAnswer } from './answers/dropdown-answer.tsx'
import { MatrixAnswer } from './answers/matrix-answer.tsx'
import { OrderAnswer } from './answers/order-answer.tsx'
import { ProductAnswer } from './answers/product-answer.tsx'
import { ScaleAnswer } from './answers/scale-answer.tsx'
import { WrittenAnswer } from './answers/written-answer.tsx'

interface QuestionViewProps {
  question: QuestionShape
  number: number
  answer: Answer | undefined
  error: string | null
  onChange: (answer: Answer) => void
}

const types = questionTypes

/** A question with the input for its answer. */
export function QuestionView({ question, number, answer, error, onChange }: QuestionViewProps) {
  const id = useId()
  const { key, type, title, hint, required } = question
  if (type === types.note)
    return (
      <section className="qn-note">
        <h2>{title}</h2>
        {hint === '' ? null : <p>{hint}</p>}
      </section>
    )
  const describedBy = [hint === '' ? '' : `${id}-hint`, error === null ? '' : `${id}-error`].join(' ').trim()
  return (
    <section
      className="qn-question"
      data-question={key}
      data-wrong={error !== null || undefined}
      tabIndex={-1}
      role="group"
      aria-labelledby={`${id}-title`}
      aria-describedby={describedBy === '' ? undefined : describedBy}
    >
      <div className="qn-question-head">
        <h2 id={`${id}-title`}>
          <span className="qn-number">{number}</span>
          {title}
          {required ? null : <span className="qn-optional">选填</span>}
        </h2>
        <span className="qn-limit">{limitText(question, answer)}</span>
      </div>
      {hint === '' ? null : (
        <p className="qn-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <Input question={question} answer={answer ?? {}} onChange={onChange} isWrong={error !== null} />
      {error === null ? null : (
        <p className="ui-field-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </section>
  )
}

/** How many may be chosen, and are. */
function limitText({ type, min, max }: QuestionShape, answer: Answer | undefined): string {
  if (type !== types.multiple && type !== types.picture) return ''
  const amount = min > 1 ? `选 ${min} 到 ${max} 项` : max > 1 ? `最多 ${max} 项` : '选一项'
  return `${amount}，已选 ${answer?.choices?.length ?? 0}`
}

function Input(props: AnswerProps) {
  switch (props.question.type) {
    case types.single:
    case types.multiple:
    case types.picture:
      return <ChoiceAnswer {...props} />
    case types.dropdown:
      return <DropdownAnswer {...props} />
    case types.line:
    case types.text:
      return <WrittenAnswer {...props} />
    case types.rating:
    case types.nps:
      return <ScaleAnswer {...props} />
    case types.matrix:
      return <MatrixAnswer {...props} />
    case types.order:
      return <OrderAnswer {...props} />
    case types.date:
      return <DateAnswer {...props} />
    case types.area:
      return <AreaAnswer {...props} />
    case types.product:
      return <ProductAnswer {...props} />
    case types.note:
      return null
  }
}

import { questionnaireLimits, questionTypes } from '@guangquan/contract/questionnaire/questionnaire.words'
import { useId } from 'react'
import type { AnswerProps } from './answer-props.ts'

/** A number of a scale: 1 to 5, or 0 to 10. */
export function ScaleAnswer({ question, answer, onChange, isWrong }: AnswerProps) {
  const name = useId()
  const isNps = question.type === questionTypes.nps
  const [from, to] = isNps ? [0, questionnaireLimits.npsMax] : [1, questionnaireLimits.ratingMax]
  const numbers = Array.from({ length: to - from + 1 }, (_, at) => from + at)
  return (
    <div className="qn-scale" data-nps={isNps || undefined}>
      <div
        className="qn-scale-numbers"
        data-options
        role="radiogroup"
        aria-label={question.title}
        aria-invalid={isWrong || undefined}
      >
        {numbers.map((number) => (
          <label key={number} className="qn-scale-number">
            <input
              type="radio"
              name={name}
              checked={answer.number === number}
              onChange={() => onChange({ number })}
            />
            <span className="ui-print">{number}</span>
          </label>
        ))}
      </div>
      <div className="qn-scale-ends">
        <span>{isNps ? '不会推荐' : '很不满意'}</span>
        <span>{isNps ? '一定推荐' : '很满意'}</span>
      </div>
    </div>
  )
}

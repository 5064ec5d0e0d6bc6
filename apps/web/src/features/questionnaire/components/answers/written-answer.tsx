import { questionnaireLimits, questionTypes } from '@guangquan/contract/questionnaire/questionnaire.words'
import { textLength } from '@guangquan/contract/text/text-length'
import { AutoTextarea, LengthText, TextInput } from '@guangquan/ui'
import type { AnswerProps } from './answer-props.ts'

/** One or several lines of text. */
export function WrittenAnswer({ question, answer, onChange, isWrong }: AnswerProps) {
  const isLine = question.type === questionTypes.line
  const { text = '' } = answer
  const limit = isLine ? questionnaireLimits.line : questionnaireLimits.text
  const shared = { 'aria-label': question.title, 'aria-invalid': isWrong || undefined, value: text }
  return (
    <>
      {isLine ? (
        <TextInput {...shared} onChange={({ target }) => onChange({ text: target.value })} />
      ) : (
        <AutoTextarea
          {...shared}
          minRows={3}
          maxRows={10}
          onChange={({ target }) => onChange({ text: target.value })}
        />
      )}
      <span className="qn-length">
        <LengthText length={textLength(text)} limit={limit} />
      </span>
    </>
  )
}

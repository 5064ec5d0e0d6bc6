import { TextInput } from '@guangquan/ui'
import type { AnswerProps } from './answer-props.ts'

/** A day, by the browser's own calendar. */
export function DateAnswer({ question, answer, onChange, isWrong }: AnswerProps) {
  return (
    <TextInput
      type="date"
      min="1900-01-01"
      max="2100-12-31"
      aria-label={question.title}
      aria-invalid={isWrong || undefined}
      value={answer.text ?? ''}
      onChange={({ target }) => onChange({ text: target.value })}
    />
  )
}

import { AreaFields } from '../../../../shared/area/area-fields.tsx'
import type { AnswerProps } from './answer-props.ts'

/** Province, city and district. */
export function AreaAnswer({ question, answer, onChange }: AnswerProps) {
  return (
    <AreaFields
      label={question.title}
      value={answer.choices ?? []}
      onChange={(codes) => onChange({ choices: codes })}
    />
  )
}

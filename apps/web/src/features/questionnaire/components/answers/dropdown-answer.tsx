import { otherKey, questionnaireLimits } from '@guangquan/contract/questionnaire/questionnaire.words'
import { Select, TextInput } from '@guangquan/ui'
import type { AnswerProps } from './answer-props.ts'

/** One option of a list. */
export function DropdownAnswer({ question, answer, onChange, isWrong }: AnswerProps) {
  const { options, hasOther, title } = question
  const [chosen = null] = answer.choices ?? []
  return (
    <>
      <Select
        aria-label={title}
        aria-invalid={isWrong || undefined}
        options={[
          ...options.map(({ key, text }) => ({ value: key, label: text })),
          ...(hasOther ? [{ value: otherKey, label: '其他' }] : []),
        ]}
        value={chosen}
        onChange={(key) => onChange({ ...answer, choices: [key] })}
      />
      {chosen === otherKey ? (
        <TextInput
          aria-label="其他：写出是什么"
          placeholder="写出是什么"
          value={answer.other ?? ''}
          maxLength={questionnaireLimits.other}
          onChange={({ target }) => onChange({ ...answer, other: target.value })}
        />
      ) : null}
    </>
  )
}

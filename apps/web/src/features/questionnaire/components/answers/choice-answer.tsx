import {
  otherKey,
  questionnaireLimits,
  questionTypes,
} from '@guangquan/contract/questionnaire/questionnaire.words'
import { showToast, TextInput } from '@guangquan/ui'
import { useId, useState } from 'react'
import type { AnswerProps } from './answer-props.ts'

/** Options, with or without pictures; single or multiple choice. */
export function ChoiceAnswer({ question, answer, onChange, isWrong }: AnswerProps) {
  const name = useId()
  const { options, hasOther, shuffled, type, max } = question
  const { choices = [], other = '' } = answer
  const isSingle = type === questionTypes.single
  const [order] = useState(() => (shuffled ? shuffle(options.length) : options.map((_, at) => at)))
  const shown = order.flatMap((at) => options[at] ?? [])
  const all = [
    ...shown,
    ...(hasOther ? [{ key: otherKey, text: '其他', picture: '', pictureUrl: null }] : []),
  ]

  function choose(key: string) {
    if (isSingle || max === 1)
      return onChange({ ...answer, choices: choices.includes(key) && !isSingle ? [] : [key] })
    if (choices.includes(key)) return onChange({ ...answer, choices: choices.filter((one) => one !== key) })
    if (choices.length >= max) return showToast(`最多选 ${max} 项`)
    onChange({ ...answer, choices: [...choices, key] })
  }

  return (
    <>
      <div
        className="qn-options"
        data-options
        data-pictures={type === questionTypes.picture || undefined}
        {...(isSingle
          ? { role: 'radiogroup', 'aria-label': question.title, 'aria-invalid': isWrong || undefined }
          : {})}
      >
        {all.map(({ key, text, pictureUrl }, at) => (
          <label key={key} className="qn-option">
            {pictureUrl === null ? null : (
              <img src={pictureUrl} alt="" width="480" height="320" loading="lazy" />
            )}
            <input
              type={isSingle ? 'radio' : 'checkbox'}
              name={name}
              checked={choices.includes(key)}
              aria-invalid={(isWrong && !isSingle) || undefined}
              aria-disabled={(!isSingle && choices.length >= max && !choices.includes(key)) || undefined}
              onChange={() => choose(key)}
            />
            <span className="qn-option-text">{text}</span>
            <kbd aria-hidden="true">{at < 9 ? at + 1 : at === 9 ? 0 : ''}</kbd>
          </label>
        ))}
      </div>
      {choices.includes(otherKey) ? (
        <TextInput
          aria-label="其他：写出是什么"
          placeholder="写出是什么"
          value={other}
          maxLength={questionnaireLimits.other}
          onChange={({ target }) => onChange({ ...answer, other: target.value })}
        />
      ) : null}
    </>
  )
}

/** Places in a random order, drawn once for each member. */
function shuffle(length: number): number[] {
  const places = Array.from({ length }, (_, at) => at)
  return places
    .map((at) => ({ at, by: Math.random() }))
    .toSorted((a, b) => a.by - b.by)
    .map(({ at }) => at)
}

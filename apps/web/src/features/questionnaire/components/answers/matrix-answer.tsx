import { useId } from 'react'
import type { AnswerProps } from './answer-props.ts'

/** Several items rated with the same options, one per row, without horizontal scrolling. */
export function MatrixAnswer({ question, answer, onChange, isWrong }: AnswerProps) {
  const name = useId()
  const { rows: chosen = {} } = answer
  return (
    <div className="qn-matrix">
      {question.rows.map((row) => (
        <fieldset
          key={row.key}
          className="qn-matrix-row"
          role="radiogroup"
          aria-invalid={(isWrong && chosen[row.key] === undefined) || undefined}
        >
          <legend>{row.text}</legend>
          <div className="qn-matrix-options" data-options>
            {question.options.map((option) => (
              <label key={option.key}>
                <input
                  type="radio"
                  name={`${name}-${row.key}`}
                  checked={chosen[row.key] === option.key}
                  onChange={() => onChange({ rows: { ...chosen, [row.key]: option.key } })}
                />
                <span>{option.text}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}

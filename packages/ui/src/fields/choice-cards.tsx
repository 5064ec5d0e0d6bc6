import { useId, type ReactNode } from 'react'
import { Field } from './field.tsx'

export type CardOption<Value extends string | number> = {
  value: Value
  label: string
  /** One line below the label. */
  help?: string
  icon?: ReactNode
}

type ChoiceCardsProps<Value extends string | number> = {
  label: string
  options: readonly CardOption<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  /** Hides the label visually if the page's title repeats it. */
  labelHidden?: boolean
  hint?: string
  error?: string | null
}

/** Single choice from cards, each with a line of explanation. */
export function ChoiceCards<Value extends string | number>(props: ChoiceCardsProps<Value>) {
  const name = useId()
  return (
    <Field group label={props.label} labelHidden={props.labelHidden} hint={props.hint} error={props.error}>
      <div className="ui-choice-cards">
        {props.options.map((option) => (
          <label key={option.value} className="ui-choice-card">
            {option.icon}
            <span className="ui-choice-card-words">
              <span className="ui-choice-card-label">{option.label}</span>
              {option.help === undefined ? null : <span className="ui-choice-card-help">{option.help}</span>}
            </span>
            <input
              type="radio"
              name={name}
              checked={option.value === props.value}
              onChange={() => props.onChange(option.value)}
            />
          </label>
        ))}
      </div>
    </Field>
  )
}

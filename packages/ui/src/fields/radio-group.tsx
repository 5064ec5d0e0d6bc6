import { useId } from 'react'
import type { ChoiceOption } from './checkbox-group.tsx'
import { Field } from './field.tsx'

type RadioGroupProps<Value extends string | number> = {
  label: string
  options: readonly ChoiceOption<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  /** Stacked vertically. */
  stacked?: boolean
  labelHidden?: boolean
  error?: string | null
}

/** Single choice with all options visible. */
export function RadioGroup<Value extends string | number>(props: RadioGroupProps<Value>) {
  const name = useId()
  return (
    <Field group label={props.label} labelHidden={props.labelHidden} error={props.error}>
      <div className="ui-choices" data-stacked={props.stacked || undefined}>
        {props.options.map((option) => (
          <label key={option.value} className="ui-choice">
            <input
              type="radio"
              name={name}
              checked={option.value === props.value}
              disabled={option.disabled}
              onChange={() => props.onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </Field>
  )
}

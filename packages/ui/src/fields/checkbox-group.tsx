import { Checkbox } from './checkbox.tsx'
import { Field } from './field.tsx'

export type ChoiceOption<Value extends string | number> = { value: Value; label: string; disabled?: boolean }

type CheckboxGroupProps<Value extends string | number> = {
  label: string
  options: readonly ChoiceOption<Value>[]
  value: readonly Value[]
  onChange: (value: Value[]) => void
  /** Maximum number of choices. Once reached, the others stay focusable but cannot be ticked. */
  limit?: number
  /** Called when one more is tapped: show 最多选 3 项. */
  onOverLimit?: (limit: number) => void
  hint?: string
  error?: string | null
}

/** Multiple choice with a limit that says how many are left. */
export function CheckboxGroup<Value extends string | number>(props: CheckboxGroupProps<Value>) {
  const { label, options, value, onChange, limit, onOverLimit, hint, error } = props
  const full = limit !== undefined && value.length >= limit
  const counter = limit === undefined ? undefined : `最多 ${limit} 项，已选 ${value.length}`
  return (
    <Field group label={label} counter={counter} hint={hint} error={error}>
      <div className="ui-choices">
        {options.map((option) => {
          const checked = value.includes(option.value)
          const refused = full && !checked
          return (
            <Checkbox
              key={option.value}
              label={option.label}
              checked={checked}
              disabled={option.disabled}
              aria-disabled={refused || undefined}
              onChange={() => {
                if (refused) onOverLimit?.(limit)
                else if (checked) onChange(value.filter((chosen) => chosen !== option.value))
                else onChange([...value, option.value])
              }}
            />
          )
        })}
      </div>
    </Field>
  )
}

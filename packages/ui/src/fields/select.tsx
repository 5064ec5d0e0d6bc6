import type { ComponentProps } from 'react'
import type { ChoiceOption } from './checkbox-group.tsx'
import { useFieldControl } from './field.tsx'
import { CaretDownIcon } from '../icons/caret-down.gen.ts'

type SelectProps<Value extends string | number> = Omit<ComponentProps<'select'>, 'value' | 'onChange'> & {
  options: readonly ChoiceOption<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  /** Shown until something is chosen. */
  placeholder?: string
}

/** A native select, which phones show as a wheel or sheet. */
export function Select<Value extends string | number>(props: SelectProps<Value>) {
  const { options, value, onChange, placeholder = '请选择', className = '', disabled, ...rest } = props
  const control = useFieldControl()
  const empty = options.length === 0
  const chosen = options.findIndex((option) => option.value === value)
  return (
    <div className="ui-box" data-invalid={control['aria-invalid']}>
      <select
        {...control}
        {...rest}
        className={`ui-input ui-select ${className}`}
        disabled={disabled || empty}
        data-unchosen={chosen === -1 || undefined}
        value={chosen}
        onChange={(event) => {
          const option = options[Number(event.target.value)]
          if (option) onChange(option.value)
        }}
      >
        {chosen === -1 ? (
          <option value={-1} disabled hidden>
            {empty ? '暂无可选项' : placeholder}
          </option>
        ) : null}
        {options.map((option, index) => (
          <option key={option.value} value={index} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <CaretDownIcon className="ui-select-caret" />
    </div>
  )
}

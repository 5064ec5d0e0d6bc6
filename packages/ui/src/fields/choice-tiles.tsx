import { useId } from 'react'
import type { ChoiceOption } from './checkbox-group.tsx'
import { Field } from './field.tsx'
import { CheckIcon } from '../icons/check.gen.ts'

type TilesProps = {
  label: string
  labelHidden?: boolean
  hint?: string
  error?: string | null
}

type ChoiceTilesProps<Value extends string | number> = TilesProps & {
  options: readonly ChoiceOption<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  /** For names of two or three characters: more tiles per row. */
  compact?: boolean
}

/** Single choice from many short names, as tiles: provinces, cities. */
export function ChoiceTiles<Value extends string | number>(props: ChoiceTilesProps<Value>) {
  const name = useId()
  return (
    <Field group label={props.label} labelHidden={props.labelHidden} hint={props.hint} error={props.error}>
      <div className="ui-tiles" data-compact={props.compact || undefined}>
        {props.options.map((option) => (
          <label key={option.value} className="ui-tile">
            <input
              type="radio"
              name={name}
              checked={option.value === props.value}
              disabled={option.disabled}
              onChange={() => props.onChange(option.value)}
            />
            <CheckIcon weight="bold" size={16} />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </Field>
  )
}

type CheckTilesProps<Value extends string | number> = TilesProps & {
  /** With pictures, the name is below; an empty picture shows the plain surface. */
  options: readonly (ChoiceOption<Value> & { picture?: string })[]
  value: readonly Value[]
  onChange: (value: Value[]) => void
  /** Maximum number of choices. Once reached, the others stay focusable but cannot be ticked. */
  limit: number
  /** Called when one more is tapped: show 最多选 8 项. */
  onOverLimit: (limit: number) => void
}

/** Multiple choice from many short names, as tiles, with a limit that says how many are chosen: topics. */
export function CheckTiles<Value extends string | number>(props: CheckTilesProps<Value>) {
  const { options, value, onChange, limit, onOverLimit } = props
  const full = value.length >= limit
  return (
    <Field
      group
      label={props.label}
      labelHidden={props.labelHidden}
      counter={`最多 ${limit} 项，已选 ${value.length}`}
      hint={props.hint}
      error={props.error}
    >
      <div className="ui-tiles" data-pictures={options.some(({ picture }) => picture) || undefined}>
        {options.map((option) => {
          const checked = value.includes(option.value)
          const refused = full && !checked
          return (
            <label key={option.value} className="ui-tile">
              <input
                type="checkbox"
                checked={checked}
                disabled={option.disabled}
                aria-disabled={refused || undefined}
                onChange={() => {
                  if (refused) onOverLimit(limit)
                  else if (checked) onChange(value.filter((chosen) => chosen !== option.value))
                  else onChange([...value, option.value])
                }}
              />
              {option.picture ? <img src={option.picture} alt="" width="288" height="216" /> : null}
              <CheckIcon weight="bold" size={16} />
              <span>{option.label}</span>
            </label>
          )
        })}
      </div>
    </Field>
  )
}

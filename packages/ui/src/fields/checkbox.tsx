import type { ComponentProps, ReactNode } from 'react'
import { CheckIcon } from '../icons/check.gen.ts'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; className?: string }

/** A checkbox with its label. */
export function Checkbox({ label, className = '', ...rest }: CheckboxProps) {
  return (
    <label className={`ui-choice ${className}`}>
      <input type="checkbox" {...rest} />
      <CheckIcon weight="bold" size={16} />
      <span>{label}</span>
    </label>
  )
}

import type { ComponentProps, ReactNode } from 'react'
import { useFieldControl } from './field.tsx'

export type TextInputProps = ComponentProps<'input'> & {
  /** Shown before the text, separated by a line: +86. */
  prefixSlot?: ReactNode
  suffixSlot?: ReactNode
  /** Sets digits in the print font. */
  digits?: boolean
}

/** A one-line text input. Inside a `Field` it is linked to label and note automatically. */
export function TextInput({
  prefixSlot,
  suffixSlot,
  digits = false,
  className = '',
  ...rest
}: TextInputProps) {
  const control = useFieldControl()
  const invalid = rest['aria-invalid'] ?? control['aria-invalid']
  return (
    <div className="ui-box" data-invalid={invalid || undefined}>
      {prefixSlot === undefined ? null : <span className="ui-box-prefix">{prefixSlot}</span>}
      <input {...control} {...rest} className={`ui-input ${className}`} data-digits={digits || undefined} />
      {suffixSlot === undefined ? null : <span className="ui-box-suffix">{suffixSlot}</span>}
    </div>
  )
}

/** A mainland phone number: +86 before it, a number pad on phones. */
export function PhoneInput(props: Omit<TextInputProps, 'type'>) {
  return (
    <TextInput
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      prefixSlot={<span className="font-print">+86</span>}
      digits
      {...props}
    />
  )
}

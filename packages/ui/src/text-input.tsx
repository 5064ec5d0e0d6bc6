import type { ComponentProps, ReactNode } from 'react'
import { useFieldControl } from './field.tsx'

export type TextInputProps = ComponentProps<'input'> & {
  /** Stands before the text, divided by a line: +86. */
  prefixSlot?: ReactNode
  suffixSlot?: ReactNode
  /** Sets digits in the print face. */
  digits?: boolean
}

/** One line of text in its box. Inside a `Field` it is tied to the label and the note by itself. */
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

/** A telephone number of the mainland: +86 before it, a number pad on phones. */
export function PhoneInput(props: Omit<TextInputProps, 'type'>) {
  return (
    <TextInput
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      maxLength={13}
      prefixSlot={<span className="font-print">+86</span>}
      digits
      {...props}
    />
  )
}

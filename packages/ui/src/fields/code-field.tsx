import { TextInput, type TextInputProps } from './text-input.tsx'

type CodeFieldProps = Omit<TextInputProps, 'suffixSlot' | 'type' | 'value' | 'onChange'> & {
  value: string
  /** Only digits, at most `length`. */
  onChange: (value: string) => void
  length?: number
  /** Slot for `ResendButton`. */
  resend?: TextInputProps['suffixSlot']
}

/** A one-time code in one box; phones offer to fill it in. */
export function CodeField({ value, onChange, length = 6, resend, ...rest }: CodeFieldProps) {
  return (
    <TextInput
      autoComplete="one-time-code"
      inputMode="numeric"
      pattern="[0-9]*"
      digits
      data-code={value === '' ? undefined : true}
      {...rest}
      type="text"
      value={value}
      onChange={(event) => onChange(digitsOf(event.target.value).slice(0, length))}
      suffixSlot={resend}
    />
  )
}

/** 52 秒后重发, then 重新发送. The page counts `secondsLeft`, so that it survives going back. */
export function ResendButton({
  secondsLeft,
  onResend,
  label = '重新发送',
}: {
  secondsLeft: number
  onResend: () => void
  label?: string
}) {
  const waiting = secondsLeft > 0
  return (
    <button type="button" className="ui-resend" disabled={waiting} onClick={onResend}>
      {waiting ? `${Math.ceil(secondsLeft)} 秒后重发` : label}
    </button>
  )
}

/** The digits of a text, including full-width ones (some keyboards produce them). */
export function digitsOf(text: string): string {
  return text.normalize('NFKC').replaceAll(/\D/g, '')
}

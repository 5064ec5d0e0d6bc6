import { pressedKey } from '../keys/pressed-key.ts'
import { useRef, type KeyboardEvent } from 'react'
import { digitsOf } from './code-field.tsx'
import { useFieldControl } from './field.tsx'

type CodeBoxesProps = {
  value: string
  onChange: (value: string) => void
  /** Called once with the whole code when the last digit is entered. */
  onComplete?: (value: string) => void
  length?: number
  autoFocus?: boolean
  disabled?: boolean
  label?: string
}

/** A code in single boxes. A pasted or autofilled code is spread over them; the focus advances while typing. */
export function CodeBoxes(props: CodeBoxesProps) {
  const { value, onChange, onComplete, length = 6, autoFocus, disabled, label = '验证码' } = props
  const boxes = useRef<(HTMLInputElement | null)[]>([])
  const control = useFieldControl()

  function accept(place: number, typed: string) {
    const next = (value.slice(0, place) + typed + value.slice(place + Math.max(1, typed.length))).slice(
      0,
      length,
    )
    onChange(next)
    boxes.current[Math.min(next.length, place + typed.length, length - 1)]?.focus()
    if (next.length === length && next !== value) onComplete?.(next)
  }

  function onKeyDown(place: number, event: KeyboardEvent<HTMLInputElement>) {
    const key = pressedKey(event)
    if (key === 'Backspace') {
      event.preventDefault()
      const removed = place < value.length ? place : place - 1
      if (removed < 0) return
      onChange(value.slice(0, removed) + value.slice(removed + 1))
      boxes.current[removed]?.focus()
    } else if (key === 'ArrowLeft') {
      event.preventDefault()
      boxes.current[place - 1]?.focus()
    } else if (key === 'ArrowRight') {
      event.preventDefault()
      boxes.current[place + 1]?.focus()
    }
  }

  return (
    <div
      role="group"
      aria-label={label}
      aria-describedby={control['aria-describedby']}
      className="ui-code-boxes"
      style={{ '--code-length': length }}
    >
      {Array.from({ length }, (_, place) => (
        <input
          key={place}
          ref={(element) => {
            boxes.current[place] = element
          }}
          id={place === 0 ? control.id : undefined}
          className="ui-code-box"
          aria-label={`第 ${place + 1} 位，共 ${length} 位`}
          aria-invalid={control['aria-invalid']}
          inputMode="numeric"
          autoComplete={place === 0 ? 'one-time-code' : 'off'}
          autoFocus={place === 0 && autoFocus}
          disabled={disabled}
          value={value[place] ?? ''}
          onFocus={(event) => event.target.select()}
          onKeyDown={(event) => onKeyDown(place, event)}
          onChange={(event) => {
            const typed = newDigits(event.target.value, value[place] ?? '')
            // Typing past the first empty box would leave a gap in the code.
            if (typed !== '') accept(Math.min(place, value.length), typed)
          }}
        />
      ))}
    </div>
  )
}

/** The digits typed into a box that contained `present`: some phones keep the old digit next to the new one. */
function newDigits(text: string, present: string): string {
  const digits = digitsOf(text)
  if (digits.length === 2 && present !== '') return digits.replace(present, '')
  return digits
}

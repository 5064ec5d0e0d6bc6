import { Field, TextInput } from '@guangquan/ui'
import { MagnifyingGlassIcon } from '@guangquan/ui/icons'
import type { RefObject } from 'react'
import type { useTypedWord } from '../search/use-typed-word.ts'

interface TypedSearchProps {
  typed: Pick<ReturnType<typeof useTypedWord>, 'text' | 'setText' | 'send'>
  /** The name of the search for screen readers. */
  label: string
  fieldLabel: string
  placeholder: string
  maxLength: number
  className: string
  form?: RefObject<HTMLFormElement | null> | undefined
}

/** A field that searches while it is typed in; Enter searches at once. */
export function TypedSearch(props: TypedSearchProps) {
  const { typed, label, fieldLabel, placeholder, maxLength, className, form } = props
  return (
    <form
      ref={form}
      role="search"
      aria-label={label}
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        typed.send()
      }}
    >
      <Field label={fieldLabel} labelHidden>
        <TextInput
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={maxLength}
          placeholder={placeholder}
          prefixSlot={<MagnifyingGlassIcon size={20} aria-hidden />}
          value={typed.text}
          onChange={({ target }) => typed.setText(target.value)}
        />
      </Field>
    </form>
  )
}

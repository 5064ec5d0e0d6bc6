import { Field, TextInput } from '@guangquan/ui'
import type { ReactNode } from 'react'
import type { CheckedField } from '../../../shared/forms/use-checked-field.ts'

export function EmailField({
  field,
  label = '邮箱',
  autoFocus,
  after,
}: {
  field: CheckedField
  label?: string
  autoFocus?: boolean
  after?: ReactNode
}) {
  return (
    <div>
      <Field label={label} error={field.error} required>
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="name@example.com"
          value={field.value}
          autoFocus={autoFocus}
          onBlur={field.leave}
          onChange={({ target }) => field.change(target.value)}
        />
      </Field>
      {after}
    </div>
  )
}

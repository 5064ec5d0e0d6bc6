import { Field, PhoneInput } from '@guangquan/ui'
import type { ReactNode } from 'react'
import type { CheckedField } from '../../../shared/forms/use-checked-field.ts'
import { formatPhone } from '../format-phone.ts'

/** A phone number, grouped while it is typed. */
export function PhoneField({
  field,
  autoFocus,
  after,
}: {
  field: CheckedField
  autoFocus?: boolean
  after?: ReactNode
}) {
  return (
    <div>
      <Field label="手机号" error={field.error} required>
        <PhoneInput
          value={field.value}
          autoFocus={autoFocus}
          onBlur={() => {
            const formatted = formatPhone(field.value)
            // A change removes a refusal, which would move the control that is being pressed.
            if (formatted !== field.value) field.change(formatted)
            field.leave()
          }}
          onChange={({ target }) => {
            // Grouping while editing in the middle would move the caret to the end.
            const atEnd = target.selectionStart === target.value.length
            field.change(atEnd ? formatPhone(target.value) : target.value)
          }}
        />
      </Field>
      {after}
    </div>
  )
}

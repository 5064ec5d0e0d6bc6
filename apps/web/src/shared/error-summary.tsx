import { WarningCircleIcon } from '@guangquan/ui/icons'
import { Fragment, type RefObject } from 'react'

// Up to this many errors are only shown beside their fields.
const minErrors = 3

/** An error of a field, with the field's label. */
export interface FieldError {
  label: string
  sentence: string | null
}

/** Above the submit button of a long form with more than three errors: their number, with a link to each field. */
export function ErrorSummary({
  form,
  errors,
}: {
  form: RefObject<HTMLElement | null>
  errors: readonly FieldError[]
}) {
  const wrong = errors.filter(({ sentence }) => sentence !== null)
  if (wrong.length <= minErrors) return null

  function goTo(label: string) {
    const fields = [...(form.current?.querySelectorAll('.ui-field') ?? [])]
    const field = fields.find((one) => one.querySelector('.ui-field-label')?.textContent?.startsWith(label))
    field?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }

  return (
    <div role="alert" className="flex gap-2 rounded-[8px] bg-danger-soft px-4 py-3 text-small text-danger">
      <WarningCircleIcon size={18} className="mt-0.5 flex-none" />
      <p>
        有 {wrong.length} 处需要修改：
        {wrong.map(({ label }, place) => (
          <Fragment key={label}>
            {place === 0 ? null : '、'}
            <button type="button" className="cursor-pointer underline" onClick={() => goTo(label)}>
              {label}
            </button>
          </Fragment>
        ))}
      </p>
    </div>
  )
}

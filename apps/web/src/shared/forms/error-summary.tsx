import { WarningCircleIcon } from '@guangquan/ui/icons'
import { useEffect, useState, type RefObject } from 'react'

// Up to this many errors are only shown beside their fields.
const fewErrors = 3

/** A field with an error, as shown. */
interface WrongField {
  label: string
  sentence: string
}

const selectors = { field: '.ui-field', error: '.ui-field-error', summary: '[data-error-summary]' } as const

/**
 * At the top of a form with more than three wrong fields: their number, with a link to each. It reads the displayed
 * errors, so that none is forgotten.
 */
export function ErrorSummary({ form }: { form: RefObject<HTMLElement | null> }) {
  const [wrong, setWrong] = useState<readonly WrongField[]>([])

  useEffect(() => {
    const root = form.current
    if (root === null) return
    const read = () => {
      const found = wrongFields(root).map(({ label, sentence }) => ({ label, sentence }))
      setWrong((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found))
    }
    read()
    const observer = new MutationObserver(read)
    observer.observe(root, { childList: true, characterData: true, subtree: true })
    return () => observer.disconnect()
  }, [form])

  if (wrong.length <= fewErrors) return null
  return (
    <div
      role="alert"
      tabIndex={-1}
      data-error-summary
      className="flex gap-2 rounded-[8px] bg-danger-soft px-4 py-3 text-small text-danger"
    >
      <WarningCircleIcon size={18} className="mt-0.5 flex-none" />
      <div>
        <p className="font-semibold">有 {wrong.length} 处需要修改</p>
        <ul>
          {wrong.map(({ label, sentence }, place) => (
            <li key={`${place} ${label}`}>
              <button
                type="button"
                className="min-h-7 cursor-pointer text-start underline"
                onClick={() => focusField(form.current, place)}
              >
                {label}：{sentence}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** After a refused submit: focuses the summary of a form, or its first wrong field. */
export function focusErrors(form: HTMLElement | null): void {
  if (form === null) return
  // The errors must be rendered first.
  setTimeout(() => {
    form.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    focusSummary(form)
  })
}

/** The summary is rendered a few frames after the errors that it reads. */
function focusSummary(form: HTMLElement, framesLeft = 30): void {
  const summary = form.querySelector<HTMLElement>(selectors.summary)
  if (summary !== null) summary.focus()
  else if (framesLeft > 0) requestAnimationFrame(() => focusSummary(form, framesLeft - 1))
}

function wrongFields(root: HTMLElement): (WrongField & { field: Element })[] {
  return [...root.querySelectorAll(selectors.error)].flatMap((error) => {
    const field = error.closest(selectors.field)
    const label = field?.querySelector('.ui-field-label')?.firstChild?.textContent ?? ''
    return field === null ? [] : [{ field, label, sentence: error.textContent }]
  })
}

function focusField(root: HTMLElement | null, place: number): void {
  const field = root === null ? undefined : wrongFields(root)[place]?.field
  field?.querySelector<HTMLElement>('input, select, textarea, button')?.focus()
}

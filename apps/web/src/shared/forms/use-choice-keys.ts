import { pressedKey } from '@guangquan/ui/pressed-key'
import { useEffect, type RefObject } from 'react'

const typing = 'textarea, select, input:not([type=radio], [type=checkbox])'

/**
 * 1 to 9 choose an option of the focused question, or of the first one on the page; 0 the tenth. Enter continues as in
 * a form, even if no control has the focus.
 */
export function useChoiceKeys(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target } = event
      const { current } = form
      if (current === null || !(target instanceof Element) || event.defaultPrevented) return
      // After a navigation the page's heading or its main part has the focus.
      const isFree = target === document.body || target.matches('h1, main')
      if (!isFree && !current.contains(target)) return
      if (event.ctrlKey || event.metaKey || event.altKey || target.matches(typing)) return
      const key = pressedKey(event)
      if (key === 'Enter' && (isFree || target.matches('[data-question]'))) current.requestSubmit()
      else if (/^\d$/.test(key)) {
        const option = optionAt(current, target, key === '0' ? 9 : Number(key) - 1)
        if (option === undefined) return
        event.preventDefault()
        option.focus()
        option.click()
      }
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [form])
}

function optionAt(form: Element, target: Element, place: number): HTMLInputElement | undefined {
  const question = target.closest('[data-question]') ?? form.querySelector('[data-question]')
  const options = target.closest('[data-options]') ?? question?.querySelector('[data-options]')
  return options?.querySelectorAll<HTMLInputElement>('input')[place]
}

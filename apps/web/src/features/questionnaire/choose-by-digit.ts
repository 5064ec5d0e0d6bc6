import type { KeyboardEvent } from 'react'

const typing = 'textarea, select, input:not([type=radio], [type=checkbox])'

/** 1 to 9 choose an option of the question that has the focus, or of the first on the page; 0 the tenth. */
export function chooseByDigit(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event
  if (!/^\d$/.test(key) || event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return
  if (target.matches(typing)) return
  const question = target.closest('[data-question]') ?? currentTarget.querySelector('[data-question]')
  const place = key === '0' ? 9 : Number(key) - 1
  const options = target.closest('[data-options]') ?? question?.querySelector('[data-options]')
  const option = options?.querySelectorAll<HTMLInputElement>('input')[place]
  if (option === undefined) return
  event.preventDefault()
  option.focus()
  option.click()
}

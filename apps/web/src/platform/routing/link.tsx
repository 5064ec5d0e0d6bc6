import { useEffect, type ComponentProps, type MouseEvent } from 'react'
import { goTo, type GoOptions } from './site-history.ts'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & GoOptions & { to: string }

/** A link to a page of the site, opened in place unless a new tab or window is requested. */
export function Link({
  to,
  replace,
  keepScroll,
  viewTransition,
  state,
  onClick,
  target,
  ...rest
}: LinkProps) {
  return (
    <a
      {...rest}
      href={to}
      target={target}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || (target !== undefined && target !== '_self') || opensElsewhere(event))
          return
        event.preventDefault()
        goTo(to, { replace, keepScroll, viewTransition, state })
      }}
    />
  )
}

/** Whether the click requests a new tab or window, which is left to the browser. */
export function opensElsewhere(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
}

/** Navigates as soon as it is rendered. */
export function Navigate({ to, replace }: { to: string; replace?: boolean }) {
  useEffect(() => goTo(to, { replace }), [to, replace])
  return null
}

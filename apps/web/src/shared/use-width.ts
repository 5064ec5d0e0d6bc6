import { useSyncExternalStore } from 'react'

/** Ranges of the window's width; each width is in several. The stylesheet hides `data-at` outside of its range. */
export type Width = keyof typeof queries

const queries = {
  phone: '(width < 48rem)',
  wider: '(width >= 48rem)',
  tablet: '(48rem <= width < 64rem)',
  narrow: '(width < 64rem)',
  wide: '(width >= 64rem)',
  laptop: '(64rem <= width < 80rem)',
  desk: '(width >= 80rem)',
} as const

/**
 * Is the window this wide; follows it. The server, which sees no window, draws what is for any width: the outermost
 * element of it carries `data-at`. Only for behaviour: looks belong in the stylesheet.
 */
export function useWidth(at: Width): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(queries[at])
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    () => isWidth(at),
    () => import.meta.env.SSR || isWidth(at),
  )
}

/** Takes out of what the server drew all that is for other widths, before the site takes it over. */
export function leaveOnlyThisWidth(drawn: HTMLElement): void {
  for (const element of drawn.querySelectorAll<HTMLElement>('[data-at]')) {
    const { at = '' } = element.dataset
    if (at in queries && !matchMedia(Reflect.get(queries, at)).matches) element.remove()
  }
}

/** Is the window this wide now. */
export function isWidth(at: Width): boolean {
  return matchMedia(queries[at]).matches
}

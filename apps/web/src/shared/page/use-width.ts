import { useSyncExternalStore } from 'react'

/** Ranges of the window's width, which overlap. The stylesheet hides `data-at` outside of its range. */
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
 * Whether the window has this width; updates with it. The server does not know the window and renders the content for
 * every width: its outermost element has `data-at`. Only for behaviour: appearance belongs in the stylesheet.
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

/** Removes server-rendered content for other widths before hydration. */
export function removeOtherWidths(drawn: HTMLElement): void {
  for (const element of drawn.querySelectorAll<HTMLElement>('[data-at]')) {
    const { at = '' } = element.dataset
    if (at in queries && !matchMedia(Reflect.get(queries, at)).matches) element.remove()
  }
}

/** Whether the window has this width now. */
export function isWidth(at: Width): boolean {
  return matchMedia(queries[at]).matches
}

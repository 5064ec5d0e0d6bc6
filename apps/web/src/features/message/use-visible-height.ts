import { useEffect, type RefObject } from 'react'

/**
 * Sets `--visible-height` to the height that a phone's keyboard leaves, for an element that fills the window: browsers that lay the keyboard over the page report it nowhere else.
 */
export function useVisibleHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport: viewport } = window
    if (viewport === null) return
    const follow = () => element.current?.style.setProperty('--visible-height', `${viewport.height}px`)
    viewport.addEventListener('resize', follow)
    follow()
    return () => viewport.removeEventListener('resize', follow)
  }, [element])
}

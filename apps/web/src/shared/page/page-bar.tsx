import { createStore, useStore } from '@guangquan/ui'
import { useEffect, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

const title = createStore<string | null>(null)
const actionPlace = createStore<HTMLElement | null>(null)

/** Sets a more specific title than the route's: for the document and for the bar on phones. */
export function usePageTitle(text: string | undefined): void {
  useEffect(() => {
    if (text === undefined) return
    title.set(text)
    return () => title.set(null)
  }, [text])
}

/** The title set by the page; null if none. For the shell. */
export function usePageOwnTitle(): string | null {
  return useStore(title)
}

/** A control of the page at the right end of the bar on phones: 存草稿, share, more. */
export function PageAction({ children }: { children: ReactNode }) {
  const place = useStore(actionPlace)
  return place === null ? null : createPortal(children, place)
}

/** Where `PageAction` is rendered. Once, in the shell. */
export function PageActionPlace() {
  return <div ref={setActionPlace} className="phone-bar-action" />
}

function setActionPlace(element: HTMLElement | null): void {
  actionPlace.set(element)
}

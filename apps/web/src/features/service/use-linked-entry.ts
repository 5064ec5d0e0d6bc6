import { useEffect } from 'react'
import { useShown } from '../../platform/routing/hooks.ts'

export const entryAnchor = (id: string) => `q-${id}`

/** Opens and scrolls to the entry in the address; after going back, the scroll position is kept. */
export function useLinkedEntry(): void {
  const { place, action } = useShown()
  const { hash, key } = place
  useEffect(() => {
    const entry = hash === '' ? null : document.getElementById(hash.slice(1))
    if (!(entry instanceof HTMLDetailsElement)) return
    entry.open = true
    if (action === 'pop') return
    entry.scrollIntoView()
    entry.querySelector('summary')?.focus({ preventScroll: true })
  }, [hash, key, action])
}

import { useEffect } from 'react'
import { useLocation } from '../../platform/routing/hooks.ts'

/** Scrolls to the anchor in the address, which did not exist yet when the page was shown. */
export function useAnchor(): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])
}

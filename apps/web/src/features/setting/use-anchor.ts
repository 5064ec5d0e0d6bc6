import { useEffect } from 'react'
import { useLocation } from '../../platform/routing/hooks.ts'

/** Goes to the part that the address names, which was not there yet when the page was shown. */
export function useAnchor(): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])
}

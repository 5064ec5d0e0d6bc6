import { useCallback } from 'react'
import { hasPageBefore } from '../../platform/routing/entries.ts'
import { useNavigate } from '../../platform/routing/hooks.ts'

/** Returns to the previous page, or replaces this one with `otherwise` if the visit began here. */
export function useWayBack(otherwise: string): () => void {
  const navigate = useNavigate()
  return useCallback(() => {
    if (hasPageBefore()) navigate(-1)
    else navigate(otherwise, { replace: true })
  }, [navigate, otherwise])
}

import type { ReviewCaseItem } from '@guangquan/contract'
import { useEffect, useState } from 'react'
import { api, call } from '../../platform/api.ts'

const renewEveryMs = 60_000

type Claim = ReviewCaseItem['claim']

/**
 * Claims a case while it is open on this screen, and releases it on leaving. A claim that could not be renewed expires.
 */
export function useClaim(id: string | undefined): Claim {
  const [claimed, setClaimed] = useState<{ id: string; claim: Claim } | null>(null)
  useEffect(() => {
    if (id === undefined) return
    let isOpen = true
    async function claim(of: string) {
      try {
        const { claim: made } = await call(api.ReviewCase.Claim, { id: of })
        if (isOpen) setClaimed({ id: of, claim: made })
      } catch {
        // Decided in the meantime, which the case itself shows.
        if (isOpen) setClaimed(null)
      }
    }
    const first = claim(id)
    const renewing = setInterval(() => void claim(id), renewEveryMs)
    return () => {
      isOpen = false
      clearInterval(renewing)
      // Not before the claim: the answers may overtake each other.
      void first.then(() => call(api.ReviewCase.Release, { id })).catch(() => undefined)
    }
  }, [id])
  return claimed !== null && claimed.id === id ? claimed.claim : null
}

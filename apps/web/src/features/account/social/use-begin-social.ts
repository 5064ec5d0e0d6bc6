import type { SocialProvider } from '@guangquan/contract/social/social.shapes'
import { useEffect, useState } from 'react'
import { beginSocial } from './begin-social.ts'
import { showError } from '../../../shared/forms/show-error.ts'

/** Starts a flow at a provider; busy until the browser leaves the page. A refusal is shown. */
export function useBeginSocial(
  provider: SocialProvider,
  requested: Parameters<typeof beginSocial>[1],
): { busy: boolean; begin: () => void } {
  const [busy, setBusy] = useState(false)

  // On going back from the provider, some browsers restore the page in the state it was left in.
  useEffect(() => {
    const shownAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setBusy(false)
    }
    addEventListener('pageshow', shownAgain)
    return () => removeEventListener('pageshow', shownAgain)
  }, [])

  async function begin() {
    setBusy(true)
    try {
      await beginSocial(provider, requested)
    } catch (error) {
      showError(error)
      setBusy(false)
    }
  }

  return { busy, begin: () => void begin() }
}

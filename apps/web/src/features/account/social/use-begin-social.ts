import type { SocialProvider } from '@guangquan/contract/shapes/social'
import { showToast } from '@guangquan/ui'
import { useEffect, useState } from 'react'
import { sentenceOf } from '../sentence-of.ts'
import { beginSocial } from './begin-social.ts'

/** Begins a flow at a house; busy until the browser is there, a refusal is told. */
export function useBeginSocial(
  house: SocialProvider,
  wanted: Parameters<typeof beginSocial>[1],
): { busy: boolean; begin: () => void } {
  const [busy, setBusy] = useState(false)

  // Back from the house without an answer, some browsers show the page as it was left.
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
      await beginSocial(house, wanted)
    } catch (error) {
      showToast(sentenceOf(error), 'error')
      setBusy(false)
    }
  }

  return { busy, begin: () => void begin() }
}

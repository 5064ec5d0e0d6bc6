import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showError } from '../../shared/forms/show-error.ts'
import { readActivitiesAgain } from './invalidate.ts'

interface ActivityAct {
  busy: boolean
  /**
   * Runs one write at a time; the page is reloaded whatever the outcome.
   * @returns whether it succeeded
   */
  run: (act: () => Promise<void>) => Promise<boolean>
}

/** A button that changes a member's state in an activity. */
export function useActivityAct(): ActivityAct {
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  async function run(act: () => Promise<void>): Promise<boolean> {
    if (busy) return false
    setBusy(true)
    try {
      await act()
      return true
    } catch (error) {
      showError(error)
      return false
    } finally {
      // Also after a refusal: the place may be gone.
      await readActivitiesAgain(queryClient)
      setBusy(false)
    }
  }
  return { busy, run }
}

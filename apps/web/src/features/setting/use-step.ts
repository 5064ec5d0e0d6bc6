import { ApiError } from '@guangquan/client'
import { showToast, useStore } from '@guangquan/ui'
import { useNavigate, useParams, useSearchParams } from '../../platform/routing/hooks.ts'
import { ownPaths, type SteppedSetting } from '../../platform/own-paths.ts'
import { beginSteps, dropTicket, finishSteps, stepDraft } from './step-draft.ts'
import { useSendOnce } from '../../shared/forms/use-send-once.ts'

/** The current step; undefined if the earlier steps have not been completed. */
export function useStep(what: SteppedSetting): 1 | 2 | 3 | undefined {
  const { step } = useParams()
  const draft = useStore(stepDraft)
  const isOurs = draft.what === what
  if (step === '1') return 1
  if (step === '2' && isOurs && draft.ticket !== '') return 2
  if (step === '3' && isOurs && draft.done !== null) return 3
  return undefined
}

/** Moves between the steps. They share one history entry: going back leaves them. */
export function useStepWays(what: SteppedSetting) {
  const navigate = useNavigate()
  const sendOnce = useSendOnce()
  const { ticket } = useStore(stepDraft)
  const redirect = useSearchParams()[0].get('redirect') ?? undefined

  return {
    /** Called when identity is proved. */
    proved: (proof: string) => {
      beginSteps(what, proof)
      navigate(ownPaths.settingStep(what, 2, redirect), { replace: true })
    },
    /**
     * Sends the change with the proof, then goes to the last step. An expired proof leads back to the first.
     * @throws with the sentence for the field
     */
    change: async (
      input: unknown,
      send: (proof: { ticket: string; requestId: string }) => Promise<unknown>,
      sentence: string,
    ) => {
      try {
        await sendOnce(input, (requestId) => send({ ticket, requestId }))
      } catch (error) {
        if (!(error instanceof ApiError) || error.kind !== 'TicketInvalid') throw error
        showToast('验证已过期，请再验证一次', 'error')
        dropTicket()
        return
      }
      finishSteps(sentence)
      navigate(ownPaths.settingStep(what, 3, redirect), { replace: true })
    },
  }
}

import { ApiError } from '@guangquan/client'
import type { Activity, ActivityDetail, MethodInput, OwnEnrolment } from '@guangquan/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client } from '../../platform/api.ts'
import { sentenceOf } from '../../shared/posts/sentence-of.ts'
import { useSendOnce } from '../../shared/forms/use-send-once.ts'
import { readActivitiesAgain } from './invalidate.ts'
import type { JoinFaults } from './join-answers.ts'

type Request = Omit<MethodInput<typeof Activity.UserActivityRegister>, 'requestId'>

interface Join {
  busy: boolean
  failure: string
  /** Null until it was accepted. */
  made: OwnEnrolment | null
  send: (request: Request) => Promise<void>
}

/**
 * Sends a sign-up.
 * @param onRefused called with the errors by field
 */
export function useJoin(
  { form }: Pick<ActivityDetail, 'form'>,
  onRefused: (faults: JoinFaults) => void,
): Join {
  const queryClient = useQueryClient()
  const sendOnce = useSendOnce()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const [made, setMade] = useState<OwnEnrolment | null>(null)

  async function send(request: Request): Promise<void> {
    setBusy(true)
    setFailure('')
    try {
      setMade(
        await sendOnce(request, (requestId) =>
          client.call(api.Activity.UserActivityRegister, { ...request, requestId }),
        ),
      )
    } catch (error) {
      const faults = faultsIn(error, form)
      onRefused(faults)
      if (Object.keys(faults).length === 0) setFailure(sentenceOf(error))
    } finally {
      // Also after a refusal: the last place may be gone.
      await readActivitiesAgain(queryClient)
      setBusy(false)
    }
  }
  return { busy, failure, made, send }
}

function faultsIn(error: unknown, form: ActivityDetail['form']): JoinFaults {
  if (!(error instanceof ApiError)) return {}
  const paths = ['guests', 'guestNames', 'loanRequests', 'agree', ...form.map(({ key }) => `form.${key}`)]
  return Object.fromEntries(
    paths.flatMap((path) => {
      const sentence = error.fieldMessage(path)
      return sentence === undefined ? [] : [[path, sentence]]
    }),
  )
}

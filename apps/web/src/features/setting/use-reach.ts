import type { MethodInput, Push, ReachSettings } from '@guangquan/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api, client, queries } from '../../platform/api.ts'
import { showError } from '../../shared/forms/show-error.ts'

type Change = Omit<MethodInput<typeof Push.SetSettings>, 'requestId'>

export const useReachSettings = () => useQuery(queries.one(api.Push.GetSettings, {}))

// One after the other, so that the last choice is the one that stays.
let sending: Promise<unknown> = Promise.resolve()

/** Changes how the member is reached: shown at once, and taken back when it was refused. */
export function useChangeReach(): (change: Change) => void {
  const queryClient = useQueryClient()
  const { queryKey } = queries.one(api.Push.GetSettings, {})
  return (change) => {
    queryClient.setQueryData<ReachSettings>(queryKey, (shown) => shown && merged(shown, change))
    sending = sending.then(async () => {
      try {
        await client.call(api.Push.SetSettings, { ...change, requestId: crypto.randomUUID() })
      } catch (error) {
        showError(error)
        await queries.invalidate(queryClient, api.Push.GetSettings)
      }
    })
  }
}

function merged(shown: ReachSettings, { kinds, ...rest }: Change): ReachSettings {
  return {
    ...shown,
    ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)),
    kinds: { ...shown.kinds, ...kinds },
  }
}

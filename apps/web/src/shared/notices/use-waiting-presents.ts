import { useQuery } from '@tanstack/react-query'
import { api, queries } from '../../platform/api.ts'
import { useSignedIn } from '../../platform/session/session.ts'

/** How many presents wait for the member; 0 for visitors and until it is loaded. */
export function useWaitingPresents(): number {
  const signedIn = useSignedIn()
  const { data } = useQuery({ ...queries.one(api.Present.GetWaitingCount, {}), enabled: signedIn })
  return signedIn ? (data?.count ?? 0) : 0
}

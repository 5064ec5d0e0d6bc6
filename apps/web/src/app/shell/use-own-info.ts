import { createStore } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api, queries } from '../../platform/api.ts'
import { updateUser, useSession } from '../../platform/session/session.ts'
import { risenLevel } from '../../shared/people/risen-level.ts'
import { isTermsType, type TermsType } from '../../shared/sign-in/terms.ts'

/** Terms with a new major version that the member has yet to agree to. The shell shows the dialog. */
export const termsToAgree = createStore<readonly TermsType[]>([])

/** Loads the signed-in member's own data and updates the stored name and avatar with it. */
export function useOwnInfo(requested: boolean): void {
  const signedIn = useSession((state) => state.user !== null)
  const { data } = useQuery({ ...queries.one(api.UserInfo.Get, {}), enabled: requested && signedIn })

  useEffect(() => {
    if (data !== undefined) updateUser({ nickName: data.nickName, headPicUrl: data.headPicUrl })
  }, [data])

  useEffect(() => {
    // Not cleared by a later answer: the panel stays until it is closed.
    if (data?.risenFrom != null) risenLevel.set({ from: data.risenFrom, to: data.level })
  }, [data])

  useEffect(() => {
    if (!signedIn) risenLevel.set(null)
  }, [signedIn])

  useEffect(() => {
    termsToAgree.set(signedIn && requested ? (data?.termsToAgree ?? []).filter(isTermsType) : [])
  }, [data, signedIn, requested])
}

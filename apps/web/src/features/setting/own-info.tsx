import type { MethodInput, OwnInfo, UserInfo } from '@guangquan/contract'
import { IrisLoader, Later } from '@guangquan/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api, client, queries } from '../../platform/api.ts'
import { useSendOnce } from '../../shared/forms/use-send-once.ts'
import { LoadError } from '../../shared/lists/load-error.tsx'

/** The fields members can change of their own data. */
export type OwnChange = Omit<MethodInput<typeof UserInfo.Update>, 'requestId'>

function useOwn() {
  return useQuery(queries.one(api.UserInfo.Get, {}))
}

/** Renders content that needs the member's own data: a loader while it is loading, 重试 on failure. */
export function WithOwn({ children }: { children: (own: OwnInfo) => ReactNode }) {
  const own = useOwn()
  if (own.data !== undefined) return children(own.data)
  if (own.isError) return <LoadError of={own} />
  return (
    <Later>
      <IrisLoader className="py-10" />
    </Later>
  )
}

/** Saves a change of the member's own data and updates it everywhere. @throws ApiError */
export function useSaveOwn(): (change: OwnChange) => Promise<OwnInfo> {
  const queryClient = useQueryClient()
  const sendOnce = useSendOnce()
  return async (change) => {
    const own = await sendOnce(change, (requestId) =>
      client.call(api.UserInfo.Update, { ...change, requestId }, { keepalive: true }),
    )
    queryClient.setQueryData(queries.one(api.UserInfo.Get, {}).queryKey, own)
    void queries.invalidate(queryClient, api.UserInfo.GetUserHome)
    return own
  }
}

/** Refetches the member's own data after a change by another method than `Update`. */
export function useRefreshOwn(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queries.invalidate(queryClient, api.UserInfo.Get)
}

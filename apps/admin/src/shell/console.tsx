import { ApiError } from '@guangquan/client'
import type { StaffSelf } from '@guangquan/contract'
import { useStore } from '@guangquan/ui/store'
import { useQuery } from '@tanstack/react-query'
import { Button, Flex, Result, Spin } from 'antd'
import { useEffect } from 'react'
import { RouterProvider } from 'react-router'
import { api, read, sentenceOf } from '../platform/api.ts'
import { clockOffsetMs } from '../platform/boot.ts'
import { beginSession, session } from '../platform/session.ts'
import { InvitationPage } from '../pages/invitation.tsx'
import { readStoredEntrance } from '../pages/entrance/stored-entrance.ts'
import { SignInPage } from '../pages/sign-in.tsx'
import { CodeDialog } from './code-dialog.tsx'
import { router } from './router.tsx'
import { SignInAgain } from './sign-in-again.tsx'

/** The whole console: signing in, or the pages of the signed-in staff member. */
export function Console() {
  const now = useStore(session)
  const isInvited = location.pathname === '/console/invitation'
  const self = useQuery({
    ...read(api.StaffSession.Get, {}),
    // Also tried without a network: an entrance then continues with its stored data.
    networkMode: 'always',
    enabled: !isInvited && now.state === 'unknown',
  })
  useEffect(() => {
    if (session.get().state !== 'unknown') return
    const known = self.data ?? (isOffline(self.error) ? selfAtEntrance() : null)
    if (known !== null) beginSession(known)
  }, [self.data, self.error])

  if (now.state === 'signedIn' || now.state === 'lost') {
    return (
      <>
        <RouterProvider router={router} />
        <CodeDialog />
        <SignInAgain name={now.state === 'lost' ? now.self.name : null} />
      </>
    )
  }
  if (isInvited) return <InvitationPage />
  if (now.state === 'signedOut') return <SignInPage />
  return (
    <Flex justify="center" align="center" style={{ minHeight: '100dvh' }}>
      {self.error === null ? (
        <Spin size="large" aria-label="正在打开" />
      ) : (
        <Result
          status="warning"
          title="没有打开"
          subTitle={sentenceOf(self.error)}
          extra={
            <Button type="primary" onClick={() => void self.refetch()}>
              再试一次
            </Button>
          }
        />
      )}
    </Flex>
  )
}

const isOffline = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'Offline' || error.kind === 'Timeout')

/** The staff member at the entrance of this page, from its stored data, for use without a network. */
function selfAtEntrance(): StaffSelf | null {
  const [, activityId = ''] = /^\/console\/entrance\/([\da-f-]+)$/.exec(location.pathname) ?? []
  return readStoredEntrance(activityId, Date.now() + clockOffsetMs())?.self ?? null
}

import { useStore } from '@guangquan/ui/store'
import { useQuery } from '@tanstack/react-query'
import { Button, Flex, Result, Spin } from 'antd'
import { useEffect } from 'react'
import { RouterProvider } from 'react-router'
import { api, read, sentenceOf } from '../platform/api.ts'
import { beginSession, session } from '../platform/session.ts'
import { InvitationPage } from '../pages/invitation.tsx'
import { SignInPage } from '../pages/sign-in.tsx'
import { CodeDialog } from './code-dialog.tsx'
import { router } from './router.tsx'
import { SignInAgain } from './sign-in-again.tsx'

/** Everything of the console: signing in, or the pages of whoever is signed in. */
export function Console() {
  const now = useStore(session)
  const isInvited = location.pathname === '/console/invitation'
  const self = useQuery({ ...read(api.StaffSession.Get, {}), enabled: !isInvited && now.state === 'unknown' })
  useEffect(() => {
    if (self.data !== undefined && session.get().state === 'unknown') beginSession(self.data)
  }, [self.data])

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

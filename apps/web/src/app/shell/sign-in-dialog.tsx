import { Modal, TextLink, useStore } from '@guangquan/ui'
import { useEffect, useRef } from 'react'
import { useLocation } from '../../platform/routing/hooks.ts'
import { openProviderNames, SignInForms } from '../../features/account/index.ts'
import { signInPrompt } from '../../shared/sign-in/prompt-sign-in.ts'
import { useHere } from '../../shared/page/use-here.ts'
import { paths } from '../../platform/paths.ts'
import { useSignedIn } from '../../platform/session/session.ts'

/** Sign-in over the current page, which stays unchanged. */
export function SignInDialog() {
  const prompt = useStore(signInPrompt)
  const signedIn = useSignedIn()
  const { pathname } = useLocation()
  const here = useHere()
  const others = openProviderNames()

  // Closes when the member has signed in, here or in another tab, or has gone on to registration.
  const opened = useRef({ signedIn, pathname })
  useEffect(() => {
    const { current } = opened
    opened.current = { signedIn, pathname }
    const hasSignedIn = signedIn && !current.signedIn
    if (!hasSignedIn && current.pathname === pathname) return
    const answered = signInPrompt.get()
    signInPrompt.set(null)
    if (hasSignedIn) answered?.act?.()
  }, [signedIn, pathname])

  return (
    <Modal
      open={prompt !== null}
      onClose={() => signInPrompt.set(null)}
      title={prompt?.sentence ?? ''}
      closable
    >
      <SignInForms redirect={here} />
      {others === '' ? null : (
        <p className="mt-4 text-center text-small">
          <TextLink href={paths.login(here)}>{others}登录</TextLink>
        </p>
      )}
    </Modal>
  )
}

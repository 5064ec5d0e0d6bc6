import { Modal, useStore } from '@guangquan/ui'
import { useEffect, useRef } from 'react'
import { useLocation } from '../routing/hooks.ts'
import { PhoneLoginForm } from '../../features/account/index.ts'
import { signInQuestion } from '../ask-to-sign-in.ts'
import { useSignedIn } from '../session.ts'

/** Sign-in over the page at hand, which stays as it is. */
export function SignInDialog() {
  const question = useStore(signInQuestion)
  const signedIn = useSignedIn()
  const location = useLocation()

  // Whoever signed in, here or in another tab, is done; so is who went on to registering.
  const asked = useRef({ signedIn, pathname: location.pathname })
  useEffect(() => {
    const { current } = asked
    if (current.signedIn !== signedIn || current.pathname !== location.pathname) signInQuestion.set(null)
    asked.current = { signedIn, pathname: location.pathname }
  }, [signedIn, location.pathname])

  return (
    <Modal open={question !== null} onClose={() => signInQuestion.set(null)} title={question} closable>
      <div className="pt-3">
        <PhoneLoginForm redirect={location.pathname + location.search} />
      </div>
    </Modal>
  )
}

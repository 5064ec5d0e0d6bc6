import { Modal, useStore } from '@guangquan/ui'
import { useEffect } from 'react'
import { useLocation } from '../routing/hooks.ts'
import { PhoneLoginForm } from '../../features/account/index.ts'
import { signInQuestion } from '../ask-to-sign-in.ts'
import { useSignedIn } from '../session.ts'

/** Sign-in over the page at hand, which stays as it is. */
export function SignInDialog() {
  const question = useStore(signInQuestion)
  const signedIn = useSignedIn()
  const location = useLocation()

  // Also when another tab signed in, or when registering led away from here.
  useEffect(() => signInQuestion.set(null), [signedIn, location.pathname])

  return (
    <Modal open={question !== null} onClose={() => signInQuestion.set(null)} title={question} closable>
      <div className="pt-3">
        <PhoneLoginForm redirect={location.pathname + location.search} />
      </div>
    </Modal>
  )
}

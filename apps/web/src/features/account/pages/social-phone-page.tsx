import { Navigate } from '../../../platform/routing/link.tsx'
import { AccountFrame } from '../components/account-frame.tsx'
import { useAuthoriseAgain } from '../components/authorise-again.tsx'
import { SocialPhoneForm } from '../components/social-phone-form.tsx'
import { useRegisterDraft } from '../register/draft.ts'
import { useRegisterStep } from '../register/use-register-step.ts'
import { providerNames } from '../social/social-person.ts'
import { useRedirect } from '../use-redirect.ts'

/** 绑定手机号 after a social sign-in, nstep2. */
export default function SocialPhonePage() {
  const social = useRegisterDraft().social
  const again = useAuthoriseAgain(social, useRedirect().redirect)
  const { elsewhere, redirect, progress, refusal } = useRegisterStep('n2', { isOver: again.busy })
  if (elsewhere !== undefined || social === null) return <Navigate to={elsewhere ?? '/'} replace />
  return (
    <AccountFrame
      title="绑定手机号"
      lead={`${providerNames[social.provider]}已授权，发布作品前需要一个手机号`}
      progress={progress}
    >
      <SocialPhoneForm social={social} redirect={redirect} refusal={refusal} again={again} />
    </AccountFrame>
  )
}

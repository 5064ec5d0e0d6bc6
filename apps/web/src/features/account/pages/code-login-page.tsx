import { useLocation, useNavigate, useParams, useSearchParams } from '../../../platform/routing/hooks.ts'
import { Navigate } from '../../../platform/routing/link.tsx'
import { accountPaths } from '../../../platform/account-paths.ts'
import { paths } from '../../../platform/paths.ts'
import { useSignedIn } from '../../../platform/session/session.ts'
import { AccountFrame } from '../components/account-frame.tsx'
import { CodeEntry } from '../components/code-entry.tsx'
import { ContactEntry } from '../components/contact-entry.tsx'
import { LoginLinks } from '../components/login-links.tsx'
import { LoginTabs } from '../components/login-tabs.tsx'
import { OtherWays } from '../components/other-ways.tsx'
import { completeSignIn } from '../complete-sign-in.ts'
import { maskContact } from '../format-contact.ts'
import { loginByCode, ticketOfUnknown } from '../login-by-code.ts'
import { stepAfterProof } from '../register/check-registration.ts'
import { beginAsNewcomer } from '../register/draft.ts'
import { useRedirect } from '../use-redirect.ts'
import { useSentCode, type CodeSending } from '../use-sent-code.ts'

// Stored with the history entry of the second step: the code may have been requested on a page without the agreement.
const agreed = 'agreed'

/** 验证码登录 for small screens: 1 phone number or e-mail address (`by=email`), 2 six boxes. */
export default function CodeLoginPage() {
  const { step } = useParams()
  const [search] = useSearchParams()
  const { redirect, target } = useRedirect()
  const codes = useSentCode(2, search.get('by') === 'email' ? 'email' : 'phone')
  const signedIn = useSignedIn()
  const { state } = useLocation()

  if (signedIn) return <Navigate to={target} replace />
  if (step === '2' && codes.sent !== undefined && state === agreed) {
    return <EnterCode to={codes.sent.to} codes={codes} redirect={redirect} />
  }
  if (step !== '1') return <Navigate to={accountPaths.loginCode(1, redirect, codes.channel)} replace />
  return <EnterContact key={codes.channel} codes={codes} redirect={redirect} />
}

interface StepProps {
  codes: CodeSending
  redirect: string | undefined
}

function EnterContact({ codes, redirect }: StepProps) {
  const navigate = useNavigate()
  const byPhone = codes.channel === 'phone'
  return (
    <AccountFrame
      title="验证码登录"
      lead={byPhone ? '没有注册过的手机号，验证后接着注册' : '没有注册过的邮箱，验证后接着注册'}
      tabs={<LoginTabs current={codes.channel} redirect={redirect} />}
    >
      <ContactEntry
        channel={codes.channel}
        initial={codes.sent?.to ?? ''}
        onContact={async (to) => {
          await codes.sendUnlessFresh(to)
          navigate(accountPaths.loginCode(2, redirect, codes.channel), { state: agreed })
        }}
      />
      <LoginLinks redirect={redirect} />
      <OtherWays redirect={redirect} />
    </AccountFrame>
  )
}

function EnterCode({ to, codes, redirect }: StepProps & { to: string }) {
  const navigate = useNavigate()

  async function take(code: string) {
    try {
      await completeSignIn(() => loginByCode(codes.channel, to, code))
    } catch (error) {
      const ticket = ticketOfUnknown(error)
      if (ticket === undefined) throw error
      beginAsNewcomer({ channel: codes.channel, contact: to }, { ticket, agreed: true })
      navigate(paths.register(await stepAfterProof(3), redirect))
    }
  }

  return (
    <AccountFrame
      title="输入验证码"
      lead={`已发送到 ${maskContact(to)}`}
      back={accountPaths.loginCode(1, redirect, codes.channel)}
    >
      <CodeEntry to={to} codes={codes} onCode={take} />
    </AccountFrame>
  )
}

import { ApiError } from '@guangquan/client'
import { TextLink } from '@guangquan/ui'
import { useLocation, useNavigate, useParams } from '../../../app/routing/hooks.ts'
import { Navigate } from '../../../app/routing/link.tsx'
import { api, client } from '../../../app/api.ts'
import { paths } from '../../../app/paths.ts'
import { useSession, useSignedIn } from '../../../app/session.ts'
import { AccountFrame } from '../components/account-frame.tsx'
import { CodeEntry } from '../components/code-entry.tsx'
import { OtherWays } from '../components/other-ways.tsx'
import { PhoneEntry } from '../components/phone-entry.tsx'
import { maskPhone } from '../format-phone.ts'
import { startRegistration } from '../register-draft.ts'
import { useRedirect } from '../use-redirect.ts'
import { useSentCode } from '../use-sent-code.ts'

// Kept with the second step's entry: a code may also have been asked for where nobody had to agree yet.
const agreed = 'agreed'

/** 验证码登录 for small screens: 1 the phone number, 2 six boxes. */
export default function CodeLoginPage() {
  const { step } = useParams()
  const { redirect, target } = useRedirect()
  const codes = useSentCode(2)
  const signedIn = useSignedIn()
  const { state } = useLocation()

  if (signedIn) return <Navigate to={target} replace />
  if (step === '2' && codes.sent !== undefined && state === agreed) {
    return <EnterCode phone={codes.sent.phone} codes={codes} redirect={redirect} />
  }
  if (step !== '1') return <Navigate to={paths.loginCode(1, redirect)} replace />
  return <EnterPhone codes={codes} redirect={redirect} />
}

interface StepProps {
  codes: ReturnType<typeof useSentCode>
  redirect: string | undefined
}

function EnterPhone({ codes, redirect }: StepProps) {
  const navigate = useNavigate()
  return (
    <AccountFrame title="验证码登录" lead="没有注册过的手机号会自动创建账号">
      <PhoneEntry
        initialPhone={codes.sent?.phone ?? ''}
        onPhone={async (phone) => {
          // The code of a moment ago is still good for the same number.
          if (codes.secondsLeft === 0 || codes.sent?.phone !== phone) await codes.send(phone)
          navigate(paths.loginCode(2, redirect), { state: agreed })
        }}
      />
      <div className="account-links">
        <TextLink href={paths.loginPassword(redirect)}>用密码登录</TextLink>
        <TextLink href={paths.loginEmail(redirect)}>用邮箱登录</TextLink>
      </div>
      <OtherWays redirect={redirect} />
    </AccountFrame>
  )
}

function EnterCode({ phone, codes, redirect }: StepProps & { phone: string }) {
  const navigate = useNavigate()
  const signIn = useSession((state) => state.signIn)

  async function take(code: string) {
    try {
      signIn(await client.call(api.UserInfo.LoginByCode, { phone, code, agreementCheckBox: true }))
    } catch (error) {
      const ticket = error instanceof ApiError ? error.details['verifyTicket'] : undefined
      if (typeof ticket !== 'string') throw error
      startRegistration(phone, ticket)
      navigate(paths.register(3, redirect))
    }
  }

  return (
    <AccountFrame
      title="输入验证码"
      lead={`已发送到 ${maskPhone(phone)}`}
      back={paths.loginCode(1, redirect)}
    >
      <CodeEntry phone={phone} codes={codes} onCode={take} />
    </AccountFrame>
  )
}

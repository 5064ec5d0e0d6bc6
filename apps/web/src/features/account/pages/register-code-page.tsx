import { useNavigate } from '../../../app/routing/hooks.ts'
import { Navigate } from '../../../app/routing/link.tsx'
import { api, client } from '../../../app/api.ts'
import { paths } from '../../../app/paths.ts'
import { AccountFrame } from '../components/account-frame.tsx'
import { CodeEntry } from '../components/code-entry.tsx'
import { maskPhone } from '../format-phone.ts'
import { keepTicket, useRegisterDraft } from '../register-draft.ts'
import { registerStepCount, useRegisterStep } from '../use-register-step.ts'
import { useSentCode } from '../use-sent-code.ts'

/** 注册, step 2: the code. */
export default function RegisterCodePage() {
  const { missing, redirect } = useRegisterStep(2)
  const navigate = useNavigate()
  const codes = useSentCode(1)
  const phone = useRegisterDraft((draft) => draft.phone)
  if (missing !== undefined) return <Navigate to={missing} replace />

  async function take(code: string) {
    const { verifyTicket } = await client.call(api.SmsMessage.VerifySmsCaptcha, {
      phone,
      captchaType: 1,
      code,
    })
    keepTicket(verifyTicket)
    navigate(paths.register(3, redirect))
  }

  return (
    <AccountFrame
      title="输入验证码"
      lead={
        codes.sent?.phone === phone
          ? `已发送到 ${maskPhone(phone)}`
          : `手机号 ${maskPhone(phone)}，请重新发送验证码`
      }
      back={paths.register(1, redirect)}
      progress={{ step: 2, of: registerStepCount }}
    >
      <CodeEntry phone={phone} codes={codes} onCode={take} />
    </AccountFrame>
  )
}

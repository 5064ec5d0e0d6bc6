import { paths } from '../../../platform/paths.ts'
import { useNavigate } from '../../../platform/routing/hooks.ts'
import { Navigate } from '../../../platform/routing/link.tsx'
import { AccountFrame } from '../components/account-frame.tsx'
import { CodeEntry } from '../components/code-entry.tsx'
import { maskContact } from '../format-contact.ts'
import { stepAfterProof } from '../register/check-registration.ts'
import { changeDraft, contactOf, storeTicket, useRegisterDraft } from '../register/draft.ts'
import { useRegisterStep } from '../register/use-register-step.ts'
import { useSentCode } from '../use-sent-code.ts'

/** 注册, step 2: the code. */
export default function RegisterCodePage() {
  const { elsewhere, redirect, progress, back, refusal } = useRegisterStep(2)
  const navigate = useNavigate()
  const draft = useRegisterDraft()
  const codes = useSentCode(1, draft.channel)
  const to = contactOf(draft)
  if (elsewhere !== undefined) return <Navigate to={elsewhere} replace />

  async function take(code: string) {
    storeTicket(await codes.verify(to, code))
    changeDraft({ refusal: null })
    // Back here only for a new proof: later answers are kept.
    navigate(paths.register(await stepAfterProof(draft.password === '' ? 3 : draft.at), redirect))
  }

  const wasSent = codes.sent?.to === to
  return (
    <AccountFrame
      title="输入验证码"
      lead={refusal ?? (wasSent ? `已发送到 ${maskContact(to)}` : `${maskContact(to)}，请重新发送验证码`)}
      back={back}
      progress={progress}
    >
      <CodeEntry to={to} codes={codes} onCode={take} />
    </AccountFrame>
  )
}

import { paths } from '../../../platform/paths.ts'
import { useNavigate } from '../../../platform/routing/hooks.ts'
import { Navigate } from '../../../platform/routing/link.tsx'
import { AccountFrame } from '../components/account-frame.tsx'
import { NewPasswordForm } from '../components/new-password-form.tsx'
import { changeDraft, contactOf, useRegisterDraft } from '../register/draft.ts'
import { useRegisterStep } from '../register/use-register-step.ts'

/** 注册, step 3: the password, entered twice. It is held in memory only. */
export default function RegisterPasswordPage() {
  const { elsewhere, redirect, progress, back, refusal } = useRegisterStep(3)
  const navigate = useNavigate()
  const draft = useRegisterDraft()
  if (elsewhere !== undefined) return <Navigate to={elsewhere} replace />
  return (
    <AccountFrame title="设置密码" lead="至少 8 个字符，什么字符都可以" back={back} progress={progress}>
      <NewPasswordForm
        account={contactOf(draft)}
        initial={draft.password}
        refusal={refusal}
        submitLabel="下一步"
        onPassword={(password) => {
          changeDraft({ password, hadPassword: true, refusal: null })
          // After a reload all later steps have been answered already.
          navigate(paths.register(draft.at, redirect))
        }}
      />
    </AccountFrame>
  )
}

import { useState } from 'react'
import { paths } from '../../../platform/paths.ts'
import { useNavigate } from '../../../platform/routing/hooks.ts'
import { Navigate } from '../../../platform/routing/link.tsx'
import { AgreementBox, promptForAgreement } from '../agreement.tsx'
import { AccountFrame } from '../components/account-frame.tsx'
import { NewPasswordForm } from '../components/new-password-form.tsx'
import { checkRegistration, isRefusal } from '../register/check-registration.ts'
import { changeDraft, contactOf, useRegisterDraft } from '../register/draft.ts'
import { refusedBy } from '../register/register.ts'
import { useRegisterStep } from '../register/use-register-step.ts'

/** 注册, step 3: the password, entered twice. It is held in memory only. */
export default function RegisterPasswordPage() {
  const { elsewhere, redirect, progress, back, refusal } = useRegisterStep(3)
  const navigate = useNavigate()
  const draft = useRegisterDraft()
  const [wasAgreed] = useState(draft.agreementCheckBox)
  if (elsewhere !== undefined) return <Navigate to={elsewhere} replace />

  async function take(password: string) {
    if (!draft.agreementCheckBox && !(await promptForAgreement())) return
    changeDraft({ agreementCheckBox: true })
    try {
      await checkRegistration(password)
    } catch (error) {
      if (!isRefusal(error)) throw error
      navigate(paths.register(refusedBy(error).step, redirect))
      return
    }
    changeDraft({ password, hadPassword: true, refusal: null })
    // After a reload all later steps have been answered already.
    navigate(paths.register(draft.at, redirect))
  }

  return (
    <AccountFrame
      title="设置密码"
      lead={
        draft.isNewcomer ? (
          <span role="status">
            {draft.channel === 'phone' ? '该手机号还没有注册' : '该邮箱还没有注册'}
            ，设好密码继续注册
          </span>
        ) : (
          '至少 8 个字符，什么字符都可以'
        )
      }
      back={back}
      progress={progress}
    >
      <NewPasswordForm
        account={contactOf(draft)}
        initial={draft.password}
        refusal={refusal}
        submitLabel="下一步"
        busyLabel="正在核对"
        onPassword={take}
      >
        {/* Resetting a password needs no agreement, going on from there to registration does. */}
        {draft.isNewcomer && !wasAgreed ? (
          <AgreementBox
            agreed={draft.agreementCheckBox}
            onChange={(agreed) => changeDraft({ agreementCheckBox: agreed })}
          />
        ) : null}
      </NewPasswordForm>
    </AccountFrame>
  )
}

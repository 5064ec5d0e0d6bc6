import { Button, Field } from '@guangquan/ui'
import { useRef, useState, type FormEvent } from 'react'
import { paths } from '../../../platform/paths.ts'
import { useNavigate } from '../../../platform/routing/hooks.ts'
import { Navigate } from '../../../platform/routing/link.tsx'
import { AgreementBox, promptForAgreement } from '../agreement.tsx'
import { AccountFrame } from '../components/account-frame.tsx'
import { AuthoriseAgain, useAuthoriseAgain } from '../components/authorise-again.tsx'
import { NameField, useNameField } from '../components/name-field.tsx'
import { PortraitPicker } from '../components/portrait-picker.tsx'
import { changeDraft, choosePortrait, useRegisterDraft } from '../register/draft.ts'
import { fittingName } from '../register/fitting-name.ts'
import { register } from '../register/register.ts'
import { useRegisterStep } from '../register/use-register-step.ts'
import { useRedirect } from '../use-redirect.ts'

/** 确认资料 after a social sign-in, nstep3; then the account is created. */
export default function SocialNamePage() {
  const navigate = useNavigate()
  const { social, nickName, headPic, hadPortrait, agreementCheckBox } = useRegisterDraft()
  const again = useAuthoriseAgain(social, useRedirect().redirect)
  const { elsewhere, redirect, progress, back } = useRegisterStep('n3', { isOver: again.busy })
  const name = useNameField(nickName === '' ? fittingName(social?.nickName ?? '') : nickName)
  const [busy, setBusy] = useState(false)
  const [unauthorised, setUnauthorised] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  if (elsewhere !== undefined) return <Navigate to={elsewhere} replace />

  async function submit(event: FormEvent) {
    event.preventDefault()
    const chosen = name.check()
    if (chosen === undefined) {
      input.current?.focus()
      return
    }
    if (!agreementCheckBox && !(await promptForAgreement())) return
    changeDraft({ nickName: chosen, agreementCheckBox: true })
    setUnauthorised(null)
    setBusy(true)
    const refused = await register()
    setBusy(false)
    if (refused === null) navigate(paths.register(8, redirect), { replace: true })
    else if (refused.isSocial) setUnauthorised(refused.sentence)
    else if (refused.step === 'n3') {
      name.refuse(refused.sentence)
      input.current?.focus()
    } else navigate(paths.register(refused.step, redirect))
  }

  return (
    <AccountFrame title="确认资料" lead="密码可以稍后在设置中添加" back={back} progress={progress}>
      <form noValidate className="flex flex-col gap-6" onSubmit={(event) => void submit(event)}>
        <Field label="头像" group optional>
          <PortraitPicker
            portrait={headPic}
            placeholder={social?.headUrl ?? ''}
            isLost={hadPortrait && headPic === null}
            onChange={choosePortrait}
          />
        </Field>
        <NameField name={name} input={input} onChange={(value) => changeDraft({ nickName: value })} />
        <AgreementBox
          agreed={agreementCheckBox}
          onChange={(agreed) => changeDraft({ agreementCheckBox: agreed })}
        />
        {unauthorised === null || social === null ? null : (
          <AuthoriseAgain sentence={unauthorised} social={social} redirect={redirect} again={again} />
        )}
        <Button kind="lit" size="large" block type="submit" busy={busy} busyLabel="正在创建账号">
          完成注册
        </Button>
      </form>
    </AccountFrame>
  )
}

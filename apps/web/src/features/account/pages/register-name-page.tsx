import { Button, Field, UiLink } from '@guangquan/ui'
import { useEffect, useRef, type FormEvent } from 'react'
import { paths } from '../../../platform/paths.ts'
import { useNavigate } from '../../../platform/routing/hooks.ts'
import { Navigate } from '../../../platform/routing/link.tsx'
import { AccountFrame } from '../components/account-frame.tsx'
import { NameField, useNameField } from '../components/name-field.tsx'
import { PortraitPicker } from '../components/portrait-picker.tsx'
import { changeDraft, choosePortrait, useRegisterDraft } from '../register/draft.ts'
import { useRegisterStep } from '../register/use-register-step.ts'

/** 注册, step 4: avatar and nickname. The following steps are optional. */
export default function RegisterNamePage() {
  const { elsewhere, redirect, progress, back, refusal } = useRegisterStep(4)
  const navigate = useNavigate()
  const { nickName, headPic, hadPortrait, password } = useRegisterDraft()
  const name = useNameField(nickName, password)
  const input = useRef<HTMLInputElement>(null)
  const { refuse } = name
  useEffect(() => {
    if (refusal !== null) refuse(refusal)
  }, [refusal, refuse])
  if (elsewhere !== undefined) return <Navigate to={elsewhere} replace />

  function isNamed(): boolean {
    const chosen = name.check()
    if (chosen === undefined) {
      input.current?.focus()
      return false
    }
    changeDraft({ nickName: chosen, refusal: null })
    return true
  }

  return (
    <AccountFrame title="头像与昵称" lead="昵称会显示在你的每一张照片旁边" back={back} progress={progress}>
      <form
        noValidate
        className="flex flex-col gap-6"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          if (isNamed()) navigate(paths.register(5, redirect))
        }}
      >
        <Field label="头像" group optional>
          <PortraitPicker
            portrait={headPic}
            isLost={hadPortrait && headPic === null}
            onChange={choosePortrait}
          />
        </Field>
        <NameField name={name} input={input} onChange={(value) => changeDraft({ nickName: value })} />
        <div className="account-next">
          <Button kind="lit" size="large" block type="submit">
            下一步
          </Button>
        </div>
      </form>
      <div className="account-skip">
        <UiLink
          href={paths.register(11, redirect)}
          className="account-step"
          onClick={(event) => {
            if (isNamed()) changeDraft({ skipRemaining: true })
            else event.preventDefault()
          }}
        >
          跳过剩余步骤
        </UiLink>
      </div>
    </AccountFrame>
  )
}

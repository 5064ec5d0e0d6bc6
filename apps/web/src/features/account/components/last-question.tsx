import { inviteCode as inviteCodeSchema } from '@guangquan/contract/account/identity.shapes'
import { Button, Field, IrisLoader, TextInput } from '@guangquan/ui'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { paths } from '../../../platform/paths.ts'
import { useNavigate } from '../../../platform/routing/hooks.ts'
import { Navigate } from '../../../platform/routing/link.tsx'
import { useCheckedField } from '../../../shared/forms/use-checked-field.ts'
import { changeDraft, useRegisterDraft } from '../register/draft.ts'
import { register } from '../register/register.ts'
import { useRegisterStep } from '../register/use-register-step.ts'
import { AccountFrame } from './account-frame.tsx'
import { Invited } from './invited.tsx'

/** Step 11, before the account is created: an optional invite code. 跳过剩余步骤 skips it. */
export function LastQuestion() {
  const { elsewhere, redirect, progress, back, refusal } = useRegisterStep(11)
  const navigate = useNavigate()
  const { inviteUserCode, skipRemaining: skipRest } = useRegisterDraft()
  const code = useCheckedField(inviteCodeSchema, inviteUserCode)
  const [busy, setBusy] = useState(false)
  const begun = useRef(false)
  const input = useRef<HTMLInputElement>(null)

  async function send() {
    setBusy(true)
    const refused = await register()
    setBusy(false)
    if (refused === null) return
    changeDraft({ skipRemaining: false })
    if (refused.step === 11) input.current?.focus()
    else navigate(paths.register(refused.step, redirect), { replace: true })
  }

  useEffect(() => {
    if (!skipRest || elsewhere !== undefined || begun.current) return
    begun.current = true
    void send()
  })

  if (elsewhere !== undefined) return <Navigate to={elsewhere} replace />
  if (skipRest) {
    return (
      <AccountFrame title="注册完成" lead="马上就好" progress={progress}>
        <IrisLoader label="正在创建账号" />
      </AccountFrame>
    )
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const chosen = code.check()
    if (chosen === undefined) {
      input.current?.focus()
      return
    }
    changeDraft({ inviteUserCode: chosen, refusal: null })
    void send()
  }

  return (
    <AccountFrame
      title="最后一步"
      lead={
        inviteUserCode === '' ? (
          '有朋友邀请你时，填上邀请码，没有就直接完成'
        ) : (
          <Invited code={inviteUserCode} />
        )
      }
      back={back}
      progress={progress}
    >
      <form noValidate className="flex flex-col gap-6" onSubmit={submit}>
        <Field label="邀请码" optional error={code.error ?? refusal} hint="8 位字母和数字">
          <TextInput
            ref={input}
            digits
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={code.value}
            onBlur={code.leave}
            onChange={({ target }) => {
              code.change(target.value.toUpperCase())
              if (refusal !== null) changeDraft({ refusal: null })
            }}
          />
        </Field>
        <Button kind="lit" size="large" block type="submit" busy={busy} busyLabel="正在创建账号">
          完成注册
        </Button>
      </form>
    </AccountFrame>
  )
}

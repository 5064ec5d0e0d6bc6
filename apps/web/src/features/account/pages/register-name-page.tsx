import { ApiError } from '@guangquan/client'
import { nickName as nickNameSchema } from '@guangquan/contract/shapes/identity'
import { Button, Field, TextInput } from '@guangquan/ui'
import { useRef, useState, type FormEvent } from 'react'
import { useNavigate } from '../../../app/routing/hooks.ts'
import { Navigate } from '../../../app/routing/link.tsx'
import { api, client } from '../../../app/api.ts'
import { paths } from '../../../app/paths.ts'
import { useSession } from '../../../app/session.ts'
import { useCheckedField } from '../../../shared/use-checked-field.ts'
import { AccountFrame } from '../components/account-frame.tsx'
import { PortraitPicker } from '../components/portrait-picker.tsx'
import { keptTicket, useRegisterDraft } from '../register-draft.ts'
import { sentenceOf } from '../sentence-of.ts'
import { useNameCheck } from '../use-name-check.ts'
import { registerStepCount, useRegisterStep } from '../use-register-step.ts'

/** 注册, step 4: portrait and nickname; then the account is made. */
export default function RegisterNamePage() {
  const { missing, redirect } = useRegisterStep(4)
  const navigate = useNavigate()
  const signIn = useSession((state) => state.signIn)
  const draft = useRegisterDraft()
  const name = useCheckedField(nickNameSchema, draft.nickName)
  const judged = nickNameSchema.safeParse(name.value)
  const { free, refusal } = useNameCheck(judged.success ? judged.data : undefined)
  const [busy, setBusy] = useState(false)
  const requestId = useRef(crypto.randomUUID())
  const input = useRef<HTMLInputElement>(null)
  if (missing !== undefined) return <Navigate to={missing} replace />

  async function submit(event: FormEvent) {
    event.preventDefault()
    const nickName = name.check()
    if (nickName === undefined || refusal !== null) {
      input.current?.focus()
      return
    }
    setBusy(true)
    try {
      signIn(
        await client.call(api.UserInfo.Register, {
          phone: draft.phone,
          verifyTicket: keptTicket() ?? '',
          password: draft.password,
          nickName,
          agreementCheckBox: true,
          requestId: requestId.current,
        }),
      )
      navigate(paths.register(11, redirect), { replace: true })
    } catch (error) {
      await refused(error)
    } finally {
      setBusy(false)
    }
  }

  async function refused(error: unknown) {
    // After a network that was away the same request is sent again: the account may have been made.
    const mayHaveHappened =
      error instanceof ApiError && (error.kind === 'Offline' || error.kind === 'Timeout')
    if (!mayHaveHappened) requestId.current = crypto.randomUUID()
    name.refuse(sentenceOf(error))
    if (!(error instanceof ApiError)) return
    if (error.kind === 'PasswordRefused') {
      draft.change({ password: '' })
    } else if (error.kind === 'TicketInvalid') {
      navigate(paths.register(2, redirect))
    }
    input.current?.focus()
  }

  return (
    <AccountFrame
      title="头像与昵称"
      lead="昵称会显示在你的每一张照片旁边"
      back={paths.register(3, redirect)}
      progress={{ step: 4, of: registerStepCount }}
    >
      <form noValidate className="flex flex-col gap-6" onSubmit={(event) => void submit(event)}>
        <Field label="头像" group optional>
          <PortraitPicker portrait={draft.headPic} onChange={(headPic) => draft.change({ headPic })} />
        </Field>
        <Field
          label="昵称"
          required
          error={name.error ?? refusal}
          success={free ? '这个昵称可以用' : null}
          hint="2-12 个汉字，或 4-24 个字母、数字和 _ - ·"
        >
          <TextInput
            ref={input}
            autoComplete="nickname"
            autoFocus
            value={name.value}
            onBlur={name.leave}
            onChange={({ target }) => {
              name.change(target.value)
              draft.change({ nickName: target.value })
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

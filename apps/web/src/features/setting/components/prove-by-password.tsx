import { ApiError } from '@guangquan/client'
import { Button, Field, PasswordInput } from '@guangquan/ui'
import { useRef, useState, type FormEvent } from 'react'
import * as z from 'zod'
import { api, client } from '../../../platform/api.ts'
import { useCheckedField } from '../../../shared/forms/use-checked-field.ts'
import { withPuzzle } from '../../account/index.ts'
import type { Prover } from '../prover.ts'
import { sentenceOf } from '../../../shared/posts/sentence-of.ts'

const schema = z.string().min(1, '请输入密码')

/** Exchanges the current password for a proof valid for ten minutes. */
export function ProveByPassword(props: {
  own: Prover
  submitLabel: string
  onProved: (ticket: string) => Promise<void> | void
}) {
  const password = useCheckedField(schema)
  const [busy, setBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const oldPassword = password.check()
    if (oldPassword === undefined) {
      input.current?.focus()
      return
    }
    setBusy(true)
    try {
      const { ticket } = await withPuzzle((puzzle) =>
        client.call(api.UserInfo.ValidatePassword, { oldPassword, ...puzzle }),
      )
      await props.onProved(ticket)
    } catch (error) {
      const isWrong = error instanceof ApiError && error.kind === 'WrongPassword'
      password.refuse(isWrong ? '密码不对，请再输入一次' : sentenceOf(error))
      input.current?.focus()
    } finally {
      setBusy(false)
    }
  }

  return (
    <form noValidate className="setting-form" onSubmit={(event) => void submit(event)}>
      <input type="hidden" autoComplete="username" value={props.own.nickName} readOnly />
      <Field label="当前密码" required error={password.error}>
        <PasswordInput
          ref={input}
          autoFocus
          value={password.value}
          onBlur={password.leave}
          onChange={({ target }) => password.change(target.value)}
        />
      </Field>
      <div className="setting-buttons">
        <Button kind="lit" type="submit" busy={busy} busyLabel="正在核对">
          {props.submitLabel}
        </Button>
      </div>
    </form>
  )
}

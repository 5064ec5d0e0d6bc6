import type { OwnInfo } from '@guangquan/contract'
import { Button, Checkbox, confirm, formatFullTime } from '@guangquan/ui'
import { useState, type FormEvent } from 'react'
import { api, client } from '../../../platform/api.ts'
import { leaveAfterDeletion } from '../../../platform/session/sign-out.ts'
import { CodeLine } from '../../account/index.ts'
import { useSendOnce } from '../../../shared/forms/use-send-once.ts'
import { useTypedCode } from '../use-typed-code.ts'
import { OwnContact } from './own-contact.tsx'

/** The choice for the posts, and the code that starts the cooling-off period. */
export function DeleteForm({ own, coolingOffDays }: { own: OwnInfo; coolingOffDays: number }) {
  const channel = own.phoneMasked === null ? 'email' : 'phone'
  const { masked, codes, code, form, send, read } = useTypedCode(own, channel, 1100)
  const [keepPosts, setKeepPosts] = useState(false)
  const [understood, setUnderstood] = useState(false)
  const [busy, setBusy] = useState(false)
  const sendOnce = useSendOnce()

  async function submit(event: FormEvent) {
    event.preventDefault()
    const typed = read()
    if (typed === undefined) return
    const requested = await confirm({
      title: '注销这个账号？',
      text: `所有设备会退出登录，${coolingOffDays} 天后账号将被永久删除，无法恢复。`,
      confirmLabel: '注销',
      danger: true,
    })
    if (!requested) return
    setBusy(true)
    try {
      const input = { code: typed, keepPosts }
      const { eraseTime } = await sendOnce(input, (requestId) =>
        client.call(api.UserInfo.DeleteAccount, { ...input, requestId }),
      )
      await leaveAfterDeletion(`${formatFullTime(eraseTime)} 前登录可以撤销，之后账号将被永久删除。`)
    } catch (error) {
      code.refuseBy(error)
      setBusy(false)
    }
  }

  return (
    <form ref={form} noValidate className="setting-form" onSubmit={(event) => void submit(event)}>
      <div>
        <Checkbox
          label="保留作品，但不再署名"
          checked={keepPosts}
          onChange={({ target }) => setKeepPosts(target.checked)}
        />
        <p className="ui-field-hint">不勾选时，作品随账号一起删除</p>
      </div>
      <OwnContact channel={channel} masked={masked} />
      <CodeLine field={code} codes={codes} onSend={send} />
      <Checkbox
        label="我已了解注销的后果"
        checked={understood}
        onChange={({ target }) => setUnderstood(target.checked)}
      />
      <div className="setting-buttons">
        <Button
          kind="danger"
          type="submit"
          busy={busy}
          busyLabel="正在提交"
          disabled={!understood}
          disabledReason="请先勾选“我已了解注销的后果”"
        >
          申请注销
        </Button>
      </div>
    </form>
  )
}

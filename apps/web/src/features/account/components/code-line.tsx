import { CodeField, Field, ResendButton } from '@guangquan/ui'
import type { CheckedField } from '../../../shared/forms/use-checked-field.ts'
import type { CodeSending } from '../use-sent-code.ts'

const shown = {
  phone: { label: '短信验证码', hint: '验证码已发送，5 分钟内有效' },
  email: { label: '邮箱验证码', hint: '验证码已发送，10 分钟内有效' },
} as const

/** A code in one box, with 获取验证码 inside it. */
export function CodeLine({
  field,
  codes,
  onSend,
}: {
  field: CheckedField
  codes: CodeSending
  /** Called when 获取验证码 is pressed. */
  onSend: () => Promise<void>
}) {
  const { label, hint } = shown[codes.channel]
  const wasSent = codes.sent !== undefined && codes.secondsLeft > 0
  return (
    <Field label={label} error={field.error} hint={wasSent ? hint : undefined} required>
      <CodeField
        value={field.value}
        onChange={field.change}
        onBlur={field.leave}
        resend={
          <ResendButton
            secondsLeft={codes.secondsLeft}
            label={codes.sending ? '正在发送' : codes.sent === undefined ? '获取验证码' : '重新发送'}
            onResend={() => {
              if (codes.sending) return
              // It was about the previous code.
              field.refuse(null)
              void onSend()
            }}
          />
        }
      />
    </Field>
  )
}

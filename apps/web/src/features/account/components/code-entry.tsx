import { CodeBoxes, Field, IrisLoader, ResendButton } from '@guangquan/ui'
import { useState } from 'react'
import type { CodeSending } from '../use-sent-code.ts'
import { sentenceOf } from '../../../shared/posts/sentence-of.ts'

interface CodeEntryProps {
  /** The phone number or e-mail address the code was sent to. */
  to: string
  codes: CodeSending
  /** Submits the complete code; a failure is shown under the boxes. */
  onCode: (code: string) => Promise<void>
}

const shown = {
  phone: { label: '短信验证码', hint: '5 分钟内有效' },
  email: { label: '邮箱验证码', hint: '10 分钟内有效，没有收到时看看垃圾邮件' },
} as const

/** Six boxes that submit themselves when full, with the countdown to the next code. */
export function CodeEntry({ to, codes, onCode }: CodeEntryProps) {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [round, setRound] = useState(0)

  async function take(whole: string) {
    setBusy(true)
    try {
      await onCode(whole)
    } catch (failure) {
      setError(sentenceOf(failure))
      setCode('')
      // Remounts the boxes, so that the first one gets the focus again.
      setRound((before) => before + 1)
    } finally {
      setBusy(false)
    }
  }

  async function resend() {
    setError(null)
    try {
      await codes.send(to)
    } catch (failure) {
      setError(sentenceOf(failure))
    }
  }

  const { label, hint } = shown[codes.channel]
  return (
    <>
      <Field label={label} group error={error} hint={hint}>
        <CodeBoxes
          key={round}
          value={code}
          disabled={busy}
          autoFocus
          onChange={(next) => {
            setCode(next)
            setError(null)
          }}
          onComplete={(whole) => void take(whole)}
        />
      </Field>
      <div className="mt-2 -mr-3 flex min-h-11 items-center justify-between">
        {busy ? <IrisLoader label="正在校验" /> : <span />}
        <ResendButton
          secondsLeft={codes.secondsLeft}
          label={codes.sending ? '正在发送' : '重新发送'}
          onResend={() => {
            if (!codes.sending) void resend()
          }}
        />
      </div>
    </>
  )
}

import type { FeedbackDetail } from '@guangquan/contract'
import { feedbackLimits } from '@guangquan/contract/feedback/feedback.words'
import { isUnseen, writtenLength } from '@guangquan/contract/text/text-length'
import { AutoTextarea, Button, confirm, Field, LengthText, showToast } from '@guangquan/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { api, client, queries } from '../../../platform/api.ts'
import { sentenceOf } from '../../../shared/posts/sentence-of.ts'
import { showError } from '../../../shared/forms/show-error.ts'
import { useUnsavedPage } from '../../../shared/forms/unsaved-page.ts'
import { useLeaveWarning } from '../../../shared/forms/use-leave-warning.ts'
import { useSendOnce } from '../../../shared/forms/use-send-once.ts'

const max = feedbackLimits.reply

/** The member's answer in a ticket, and the button that closes it. */
export function ReplyForm({ ticket: { id, state } }: { ticket: FeedbackDetail }) {
  const [text, setText] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)
  const length = writtenLength(text)
  const field = useRef<HTMLTextAreaElement>(null)
  const queryClient = useQueryClient()
  const sendOnce = useSendOnce()
  const settle = () =>
    Promise.all(
      [api.Feedback.GetDetail, api.Feedback.GetList].map((ref) => queries.invalidate(queryClient, ref)),
    )
  useLeaveWarning(text !== '', { question: '回复还没有发送，确定离开？' })
  useUnsavedPage(text !== '')

  const sending = useMutation({
    mutationFn: (written: string) =>
      sendOnce({ id, text: written }, (requestId) =>
        client.call(api.Feedback.Reply, { id, text: written, requestId }),
      ),
    onSuccess: () => {
      setText('')
      showToast('已发送')
    },
    onError: (error) => setRefusal(sentenceOf(error)),
    onSettled: settle,
  })
  const closing = useMutation({
    mutationFn: () => client.call(api.Feedback.Close, { id, requestId: crypto.randomUUID() }),
    onSuccess: () => showToast('已关闭'),
    onError: (error) => showError(error),
    onSettled: settle,
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (sending.isPending) return
    if (isUnseen(text)) setRefusal('请先写回复')
    if (isUnseen(text) || length > max) field.current?.focus()
    else sending.mutate(text)
  }

  async function close() {
    const agreed = await confirm({
      title: '关闭这件反馈？',
      text: '关闭后你和客服都不能再回复，已写的内容会保留。',
      confirmLabel: '关闭',
    })
    if (agreed) closing.mutate()
  }

  return (
    <form noValidate className="own-panel feedback-form" onSubmit={submit}>
      <Field
        label={state === 3 ? '回复客服' : '补充'}
        counter={<LengthText length={length} limit={max} />}
        error={refusal ?? (length > max ? `最多 ${max} 字` : null)}
      >
        <AutoTextarea
          ref={field}
          minRows={3}
          maxRows={12}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            setRefusal(null)
          }}
        />
      </Field>
      <div className="feedback-acts">
        <Button kind="lit" type="submit" busy={sending.isPending} busyLabel="正在发送">
          发送
        </Button>
        <Button kind="line" type="button" busy={closing.isPending} onClick={() => void close()}>
          关闭反馈
        </Button>
      </div>
    </form>
  )
}

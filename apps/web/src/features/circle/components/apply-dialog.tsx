import { ApiError } from '@guangquan/client'
import type { CircleItem } from '@guangquan/contract'
import { circleLimits } from '@guangquan/contract/circle/circle.words'
import { writtenLength } from '@guangquan/contract/text/text-length'
import { circleOf } from '@guangquan/routes/first/circle'
import { AutoTextarea, Button, Field, IrisLoader, LengthText, Modal } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { api, client, queries } from '../../../platform/api.ts'
import { LoadError } from '../../../shared/lists/load-error.tsx'
import { useDialogAct } from '../../../shared/forms/use-dialog-act.tsx'
import { useSendOnce } from '../../../shared/forms/use-send-once.ts'

interface ApplyDialogProps {
  circle: Pick<CircleItem, 'id' | 'title'>
  onClose: () => void
  onSent: (join: CircleItem['join']) => void
}

/** 申请加入: the reason, and the answer to the owner's question if there is one. */
export function ApplyDialog({ circle, onClose, onSent }: ApplyDialogProps) {
  const info = useQuery(queries.one(...circleOf(circle.id)))
  const [reason, setReason] = useState('')
  const [answer, setAnswer] = useState('')
  const [lack, setLack] = useState<{ reason?: string; answer?: string }>({})
  const { busy, failure, run } = useDialogAct()
  const sendOnce = useSendOnce()
  const { min, max } = circleLimits.reason
  const length = writtenLength(reason)
  const question = info.data?.question ?? ''

  async function submit(event?: FormEvent) {
    event?.preventDefault()
    const lacking = {
      ...(length < min
        ? { reason: `至少写 ${min} 个字，让圈主认识你` }
        : length > max
          ? { reason: `最多 ${max} 个字` }
          : {}),
      ...(question !== '' && writtenLength(answer) === 0 ? { answer: '请回答圈主的问题' } : {}),
      ...(writtenLength(answer) > circleLimits.answer ? { answer: `最多 ${circleLimits.answer} 个字` } : {}),
    }
    setLack(lacking)
    if (Object.keys(lacking).length > 0) return
    await run(async () => {
      try {
        const input = { id: circle.id, reason, answer }
        const { join } = await sendOnce(input, (requestId) =>
          client.call(api.PhotographyGroup.MemberApply, { ...input, requestId }),
        )
        onSent(join)
      } catch (error) {
        if (error instanceof ApiError) {
          const inReason = error.fieldMessage('reason')
          const inAnswer = error.fieldMessage('answer')
          if (inReason !== undefined) setLack({ reason: inReason })
          else if (inAnswer !== undefined) setLack({ answer: inAnswer })
        }
        throw error
      }
    })
  }

  return (
    <Modal
      open
      onClose={onClose}
      title={`申请加入「${circle.title}」`}
      footer={
        <>
          <Button kind="line" onClick={onClose}>
            取消
          </Button>
          <Button
            busy={busy}
            busyLabel="正在提交"
            disabled={info.data === undefined}
            onClick={() => void submit()}
          >
            提交申请
          </Button>
        </>
      }
    >
      {info.isPending ? (
        <IrisLoader />
      ) : info.isError ? (
        <LoadError of={info} />
      ) : (
        <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
          <Field
            label="申请理由"
            hint={`${min}–${max} 个字，由圈主和管理员查看`}
            counter={<LengthText length={length} limit={max} />}
            error={lack.reason ?? null}
          >
            <AutoTextarea minRows={2} value={reason} onChange={({ target }) => setReason(target.value)} />
          </Field>
          {question === '' ? null : (
            <Field
              label={`圈主的问题：${question}`}
              counter={<LengthText length={writtenLength(answer)} limit={circleLimits.answer} />}
              error={lack.answer ?? null}
            >
              <AutoTextarea minRows={2} value={answer} onChange={({ target }) => setAnswer(target.value)} />
            </Field>
          )}
          {failure}
        </form>
      )}
    </Modal>
  )
}

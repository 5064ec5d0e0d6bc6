import type { Region, Rubric } from '@guangquan/contract'
import { ApiError } from '@guangquan/client'
import { maxCommentText } from '@guangquan/contract/reply/reply.limits'
import { rubricNames } from '@guangquan/contract/reply/rubrics'
import { isUnseen, writtenLength } from '@guangquan/contract/text/text-length'
import { AutoTextarea, Button, Chip, ChipRow, Field, LengthText, showToast } from '@guangquan/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client } from '../../../platform/api.ts'
import { overlayOf, settle } from '../../../shared/overlay/overlay.ts'
import { useSendOnce } from '../../../shared/forms/use-send-once.ts'
import { refreshCritiques } from './critique-queries.ts'
import { placeText } from './region.ts'
import { promptForPhone } from '../../../shared/sign-in/prompt-for-phone.ts'

const choices = [1, 2, 3, 4, 5] as const

interface CritiqueFormProps {
  publishId: string
  pictureId: string
  replyCount: number
  region: Region
  onDone: (id: string) => void
  onCancel: () => void
}

/** Category and text of a critique whose region is drawn on the photograph. */
export function CritiqueForm({
  publishId,
  pictureId,
  replyCount,
  region,
  onDone,
  onCancel,
}: CritiqueFormProps) {
  const queryClient = useQueryClient()
  const [rubric, setRubric] = useState<Rubric>(1)
  const [text, setText] = useState('')
  const sendOnce = useSendOnce()
  const send = useMutation({
    mutationFn: () => {
      const content = { publishId, text, critique: { pictureId, rubric, region } }
      return sendOnce(content, (requestId) => client.call(api.NewPublish.Reply, { ...content, requestId }))
    },
    onSuccess: async (reply) => {
      settle(`post:${publishId}`, {
        replyCount: (overlayOf(`post:${publishId}`).replyCount ?? replyCount) + 1,
      })
      showToast('点评已发出')
      await refreshCritiques(queryClient)
      onDone(reply.id)
    },
    onError: (error) => void promptForPhone(error),
  })
  const length = writtenLength(text)
  const failure = send.error
  return (
    <form
      className="critique-form"
      aria-label="写点评"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isUnseen(text) && length <= maxCommentText && !send.isPending) send.mutate()
      }}
    >
      <p className="viewer-note">
        圈在{placeText(region)}。在照片上拖动可以重新圈，点一下是一个点；也可以用方向键移动，Shift
        加方向键改变大小。
      </p>
      <ChipRow label="说的是">
        {choices.map((one) => (
          <Chip key={one} chosen={rubric === one} onClick={() => setRubric(one)}>
            {rubricNames[one]}
          </Chip>
        ))}
      </ChipRow>
      <Field
        label="点评"
        labelHidden
        counter={<LengthText length={length} limit={maxCommentText} />}
        error={
          failure === null
            ? null
            : failure instanceof ApiError
              ? (failure.fieldMessage('text') ?? failure.message)
              : '没有发出去，请重试'
        }
      >
        <AutoTextarea
          minRows={3}
          maxRows={8}
          value={text}
          placeholder="好在哪里，怎样会更好，为什么"
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Field>
      <div className="critique-form-foot">
        <Button kind="line" size="small" onClick={onCancel}>
          取消
        </Button>
        <Button
          type="submit"
          kind="lit"
          size="small"
          busy={send.isPending}
          busyLabel="正在发送"
          disabled={isUnseen(text) || length > maxCommentText}
        >
          发出点评
        </Button>
      </div>
    </form>
  )
}

import './report.css'
import { ApiError } from '@guangquan/client'
import { reportLimits } from '@guangquan/contract/report/report.limits'
import { useTypes } from '@guangquan/contract/media/file-upload.service'
import { writtenLength } from '@guangquan/contract/text/text-length'
import {
  AutoTextarea,
  Button,
  Checkbox,
  Field,
  IrisLoader,
  LengthText,
  Modal,
  RadioGroup,
  showToast,
  useStore,
} from '@guangquan/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client, queries } from '../../platform/api.ts'
import { loadChunk } from '../../platform/load-chunk.ts'
import { PictureField } from '../../shared/pictures/picture-field.tsx'
import { reportTarget, type ReportTarget } from '../../shared/posts/post-dialogs.ts'
import { showError } from '../../shared/forms/show-error.ts'
import { fileIdsOf, isSending, type UploadPicture } from '../../shared/pictures/use-upload-pictures.ts'
import { LoadError } from '../../shared/lists/load-error.tsx'

const kinds = {
  1: { dictionary: 'ReportReasonsType', title: '举报作品' },
  2: { dictionary: 'ReplyReportReasonsType', title: '举报评论' },
  3: { dictionary: 'PhotographyGroupReportReasonsType', title: '举报圈子' },
  4: { dictionary: 'UserReportReasonsType', title: '举报影友' },
} as const

/** 举报: a reason, photographs, and for some reasons a required sentence. One per page, loaded on first use. */
export function ReportDialog() {
  const target = useStore(reportTarget)
  const close = () => reportTarget.set(null)
  if (target === null) return <Modal open={false} onClose={close} title="举报" />
  return <Report key={target.targetId} target={target} onClose={close} />
}

const maxPictures = 3
const loadUpload = async () => (await loadChunk(() => import('../compose/index.ts'))).uploadFile

interface ReportProps {
  target: ReportTarget
  onClose: () => void
}

function Report({ target, onClose }: ReportProps) {
  const kind = kinds[target.reportType]
  const reasons = useQuery(queries.one(api.SysBaseInfo.GetBaseDictionariesByCode, { code: kind.dictionary }))
  const [reason, setReason] = useState<number | null>(null)
  const [text, setText] = useState('')
  const [lack, setLack] = useState<{ reason?: string; text?: string }>({})
  const [pictures, setPictures] = useState<readonly UploadPicture[]>([])
  const [withMessages, setWithMessages] = useState(target.hasMessages === true)
  const isOther = reason !== null && reason === reasons.data?.at(-1)?.value
  const length = writtenLength(text)

  const send = useMutation({
    mutationFn: () =>
      client.call(api.NewPublish.UserReport, {
        reportType: target.reportType,
        targetId: target.targetId,
        withMessages,
        reason: reason ?? 0,
        text,
        pictures: fileIdsOf(pictures),
        requestId: crypto.randomUUID(),
      }),
    onSuccess: () => {
      showToast('已收到举报')
      onClose()
    },
    onError: (error) => {
      if (error instanceof ApiError && error.kind === 'BadInput') {
        const inReason = error.fieldMessage('reason')
        const inText = error.fieldMessage('text')
        setLack({
          ...(inReason === undefined ? {} : { reason: inReason }),
          ...(inText === undefined ? {} : { text: inText }),
        })
        if (inReason !== undefined || inText !== undefined) return
      }
      showError(error, '没有发出去，请重试')
      if (error instanceof ApiError && error.kind === 'AlreadyReported') onClose()
    },
  })

  function submit() {
    if (reason === null) setLack({ reason: '请选择举报原因' })
    else if (isOther && length < reportLimits.other)
      setLack({ text: `请写明情况，至少 ${reportLimits.other} 个字` })
    else if (length <= reportLimits.text) send.mutate()
  }

  return (
    <Modal
      open
      onClose={onClose}
      title={kind.title}
      footer={
        <>
          <Button kind="line" onClick={onClose}>
            取消
          </Button>
          <Button
            kind="ink"
            busy={send.isPending}
            busyLabel="正在发送"
            disabled={isSending(pictures)}
            disabledReason="照片还在上传，稍等一下"
            onClick={submit}
          >
            举报
          </Button>
        </>
      }
    >
      {reasons.isPending ? (
        <IrisLoader />
      ) : reasons.isError ? (
        <LoadError of={reasons} />
      ) : (
        <>
          <div className="report-reasons">
            <RadioGroup
              label="原因"
              stacked
              value={reason}
              error={lack.reason ?? null}
              onChange={(value) => {
                setReason(value)
                setLack({})
              }}
              options={reasons.data.map(({ value, name }) => ({ value, label: name }))}
            />
          </div>
          <Field
            className="mt-4"
            label="补充说明"
            optional={!isOther}
            counter={<LengthText length={length} limit={reportLimits.text} />}
            hint="结果会在 72 小时内通知你"
            error={lack.text ?? (length > reportLimits.text ? `最多 ${reportLimits.text} 字` : null)}
          >
            <AutoTextarea
              minRows={2}
              value={text}
              onChange={(event) => {
                setText(event.currentTarget.value)
                setLack({})
              }}
            />
          </Field>
          {target.hasMessages === true ? (
            <Checkbox
              className="mt-4"
              label="附上你们最近 20 条私信，只有处理举报的工作人员能看"
              checked={withMessages}
              onChange={(event) => setWithMessages(event.currentTarget.checked)}
            />
          ) : null}
          <div className="mt-4">
            <PictureField
              label="照片"
              optional
              max={maxPictures}
              accept="image/jpeg,image/png,image/webp,image/avif"
              // A report's pictures are stored as those of comments are.
              useType={useTypes.comment}
              loadUpload={loadUpload}
              pictures={pictures}
              onChange={setPictures}
            />
          </div>
        </>
      )}
    </Modal>
  )
}

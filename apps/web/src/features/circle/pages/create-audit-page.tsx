import { ApiError } from '@guangquan/client'
import { circleLimits, circleTimes } from '@guangquan/contract/circle/circle.words'
import { writtenLength } from '@guangquan/contract/text/text-length'
import { showToast, UiLink } from '@guangquan/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client } from '../../../platform/api.ts'
import { circlePaths } from '../../../platform/circle-paths.ts'
import { useNavigate } from '../../../platform/routing/hooks.ts'
import { sentenceOf } from '../../../shared/posts/sentence-of.ts'
import { useSendOnce } from '../../../shared/forms/use-send-once.ts'
import { changeCircleDraft, clearCircleDraft } from '../circle-draft.ts'
import { AuditFields } from '../components/audit-fields.tsx'
import { CreateStep } from '../components/create-step.tsx'
import { firstProblem, problemOf } from '../draft-problems.ts'
import { refreshCircle } from '../refresh-circle.ts'
import { useCreateStep } from '../use-create-step.ts'

/** 加入审核设置, the last step: sends the circle to staff. */
export default function CreateAuditPage() {
  const { draft } = useCreateStep('audit')
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const sendOnce = useSendOnce()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const missing = firstProblem(draft)

  async function submit() {
    if (problemOf('audit', draft) !== null || writtenLength(draft.rules) > circleLimits.rules) return
    if (missing !== undefined && missing !== 'audit') return navigate(circlePaths.step(missing))
    setBusy(true)
    setFailure('')
    const { title, summary, coverFileId, topics, applyAuditSetting, question, rules } = draft
    const input = { title, summary, coverFileId, topics, applyAuditSetting, question, rules }
    try {
      await sendOnce(input, (requestId) => client.call(api.PhotographyGroup.Create, { ...input, requestId }))
      clearCircleDraft()
      await refreshCircle(queryClient, 'circle')
      showToast('已提交，等待审核')
      navigate(circlePaths.own(2), { replace: true })
    } catch (error) {
      setFailure(sentenceOf(error, '没有提交，请重试'))
      // A file that was never used is removed after a while.
      if (error instanceof ApiError && error.kind === 'UploadNotFound') {
        changeCircleDraft({ coverFileId: '', coverUrl: '' })
      }
    } finally {
      setBusy(false)
    }
  }

  return (
    <CreateStep
      step="audit"
      title="谁可以加入"
      lead="以后还能改，已经加入的人不受影响。"
      busy={busy}
      busyLabel="正在提交"
      submitLabel="提交审核"
      onNext={() => void submit()}
    >
      <AuditFields value={draft} onChange={changeCircleDraft} questionError={problemOf('audit', draft)} />
      <p className="text-small text-ink-3">
        提交后 3 个工作日内审核，结果会通知你。{circleTimes.reminderHours}{' '}
        小时没有处理的申请，系统会提醒管理团队。
      </p>
      {missing === undefined || missing === 'audit' ? null : (
        <p className="text-small text-danger" role="status">
          {problemOf(missing, draft)}，
          <UiLink href={circlePaths.step(missing)} className="ui-link underline">
            去补上
          </UiLink>
        </p>
      )}
      {failure === '' ? null : (
        <p role="alert" className="text-small text-danger">
          {failure}
        </p>
      )}
    </CreateStep>
  )
}

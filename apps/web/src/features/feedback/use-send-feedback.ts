import { ApiError } from '@guangquan/client'
import { showToast } from '@guangquan/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api, client, queries } from '../../platform/api.ts'
import { ownPaths } from '../../platform/own-paths.ts'
import { useNavigate } from '../../platform/routing/hooks.ts'
import { sentenceOf } from '../../shared/posts/sentence-of.ts'
import { useUnsavedPage } from '../../shared/forms/unsaved-page.ts'
import { useLeaveWarning } from '../../shared/forms/use-leave-warning.ts'
import { useSendOnce } from '../../shared/forms/use-send-once.ts'
import type { WrittenFeedback } from './use-feedback-form.ts'

/** Sends a ticket once, however often it is submitted, and opens its page. If that fails, the input stays. */
export function useSendFeedback(dirty: boolean) {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const [sentId, setSentId] = useState<string | null>(null)
  const sendOnce = useSendOnce()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const isUnsaved = dirty && sentId === null
  useLeaveWarning(isUnsaved, { question: '反馈还没有提交，确定离开？' })
  useUnsavedPage(isUnsaved)

  // After the question about unsaved input has been removed.
  useEffect(() => {
    if (sentId !== null) navigate(ownPaths.feedbackDetail(sentId), { replace: true })
  }, [sentId, navigate])

  async function send(ticket: WrittenFeedback): Promise<ApiError | undefined> {
    setBusy(true)
    setRefusal('')
    try {
      const { id, number } = await sendOnce(ticket, (requestId) =>
        client.call(api.Feedback.Create, { ...ticket, requestId }),
      )
      await queries.invalidate(queryClient, api.Feedback.GetList)
      showToast(`已提交，编号 ${number}`)
      setSentId(id)
      return undefined
    } catch (error) {
      setBusy(false)
      const isOfField =
        error instanceof ApiError && (error.kind === 'BadInput' || error.kind === 'UploadNotFound')
      if (!isOfField) setRefusal(sentenceOf(error))
      return error instanceof ApiError ? error : undefined
    }
  }
  return { busy, refusal, send }
}

import { ApiError } from '@guangquan/client'
import type { MethodInput, OnlineGallery } from '@guangquan/contract'
import { showToast } from '@guangquan/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api, client } from '../../platform/api.ts'
import { galleryPaths } from '../../platform/gallery-paths.ts'
import { useNavigate } from '../../platform/routing/hooks.ts'
import { sentenceOf } from '../../shared/posts/sentence-of.ts'
import { useUnsavedPage } from '../../shared/forms/unsaved-page.ts'
import { useLeaveWarning } from '../../shared/forms/use-leave-warning.ts'
import { useSendOnce } from '../../shared/forms/use-send-once.ts'
import { readSubmissionsAgain } from './invalidate.ts'

type Submission = Omit<MethodInput<typeof OnlineGallery.Submit>, 'requestId'>

/**
 * Sends works once, however often they are submitted, and shows them among the member's submissions. If that fails, the
 * input stays.
 */
export function useSendSubmission(dirty: boolean) {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const [isSent, setSent] = useState(false)
  const sendOnce = useSendOnce()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  useLeaveWarning(dirty && !isSent, { question: '投稿还没有提交，确定离开？' })
  useUnsavedPage(dirty && !isSent)

  // After the question about unsaved input has been removed.
  useEffect(() => {
    if (isSent) navigate(galleryPaths.submit(), { replace: true })
  }, [isSent, navigate])

  async function send(submission: Submission): Promise<ApiError | undefined> {
    setBusy(true)
    setRefusal('')
    try {
      await sendOnce(submission, (requestId) =>
        client.call(api.OnlineGallery.Submit, { ...submission, requestId }),
      )
      await readSubmissionsAgain(queryClient)
      showToast('已投稿，结果会通知你')
      setSent(true)
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

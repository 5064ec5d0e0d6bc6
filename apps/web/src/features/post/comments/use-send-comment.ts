import { ApiError } from '@guangquan/client'
import { showToast } from '@guangquan/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, client } from '../../../platform/api.ts'
import { useSendOnce } from '../../../shared/forms/use-send-once.ts'
import { overlayOf, settle } from '../../../shared/overlay/overlay.ts'
import { promptForPhone } from '../../../shared/sign-in/prompt-for-phone.ts'
import { addReply } from './comment-queries.ts'
import type { ReplyDraft } from './reply-draft.ts'

interface SendOptions {
  replyCount: number
  /** Called with the id of the new comment. */
  onSent: (id: string) => void
  onFailure: (sentence: string) => void
}

/** Sends a comment once, however often it is tried, and counts it. */
export function useSendComment(publishId: string, { replyCount, onSent, onFailure }: SendOptions) {
  const queryClient = useQueryClient()
  const sendOnce = useSendOnce()
  return useMutation({
    mutationFn: ({ text, parent, picture }: ReplyDraft) => {
      const comment = {
        publishId,
        text,
        ...(parent === null ? {} : { parentId: parent.id }),
        ...(picture === null ? {} : { picture: picture.fileId }),
      }
      return sendOnce(comment, (requestId) => client.call(api.NewPublish.Reply, { ...comment, requestId }))
    },
    onSuccess: (reply) => {
      addReply(queryClient, reply)
      settle(`post:${publishId}`, {
        replyCount: (overlayOf(`post:${publishId}`).replyCount ?? replyCount) + 1,
      })
      onSent(reply.id)
      showToast('已评论')
    },
    onError: (error) => {
      onFailure(
        error instanceof ApiError ? (error.fieldMessage('text') ?? error.message) : '没有发出去，请重试',
      )
      void promptForPhone(error)
    },
  })
}

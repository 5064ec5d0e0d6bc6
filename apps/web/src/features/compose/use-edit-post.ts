import type { MethodInput, Services } from '@guangquan/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api, client, queries } from '../../platform/api.ts'
import { onSignedInAgain } from '../../shared/overlay/on-signed-in-again.ts'
import { useSendOnce } from '../../shared/forms/use-send-once.ts'
import { useShowPost } from './use-show-post.ts'

export type EditInput = MethodInput<Services['NewPublish']['EditPublish']>

/** Saves an edit of a post of any kind and opens its page. @param change null while something is missing */
export function useEditPost(change: EditInput | null) {
  const queryClient = useQueryClient()
  const sendOnce = useSendOnce()
  const showPost = useShowPost()
  const saving = useMutation({
    mutationFn: () => {
      if (change === null) throw new Error('saved too early')
      return sendOnce(change, (requestId) =>
        client.call(api.NewPublish.EditPublish, { ...change, requestId }),
      )
    },
    onSuccess: (card) => {
      queryClient.setQueryData(queries.one(api.NewPublish.Detail, { id: card.id }).queryKey, card)
      return showPost(card, '已保存')
    },
  })
  // 「登录已过期」 is over.
  const { reset } = saving
  useEffect(() => onSignedInAgain(reset), [reset])
  return saving
}

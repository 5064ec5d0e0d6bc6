import type { MethodInput, Services } from '@guangquan/contract'
import { redirectDelayMs } from '@guangquan/contract/limits'
import { showToast } from '@guangquan/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, client, queries } from '../../app/api.ts'
import { useNavigate } from '../../app/routing/hooks.ts'
import { categoryOf } from '../../shared/category-of.ts'
import { detailPath } from '../../shared/detail-link.ts'

export type EditInput = MethodInput<Services['NewPublish']['EditPublish']>

/** Saves a change of a post of any kind and opens its page again; null while something is missing. */
export function useEditPost(change: EditInput | null) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => {
      if (change === null) throw new Error('saved too early')
      return client.call(api.NewPublish.EditPublish, { ...change, requestId: crypto.randomUUID() })
    },
    onSuccess: async (card) => {
      showToast('已保存')
      const { id, publishType } = card
      queryClient.setQueryData(queries.one(api.NewPublish.Detail, { id }).queryKey, card)
      await Promise.all([
        queries.invalidate(queryClient, api.NewPublish.GetFeed),
        queries.invalidate(queryClient, api.NewPublish.GetOwnPublishList),
        queries.invalidate(queryClient, api.ArticleInfo.Get),
        queries.invalidate(queryClient, api.ArticleInfo.GetList),
        queries.invalidate(queryClient, api.Picture.GetUserPublishList),
      ])
      const path = detailPath({ id, publishType, category: categoryOf(publishType) })
      setTimeout(() => navigate(path, { replace: true }), redirectDelayMs)
    },
  })
}

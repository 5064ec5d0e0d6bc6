import type { MethodInput, Services } from '@guangquan/contract'
import { redirectDelayMs } from '@guangquan/contract/limits'
import { showToast } from '@guangquan/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { api, client, queries } from '../../../app/api.ts'
import { paths } from '../../../app/paths.ts'
import { useNavigate } from '../../../app/routing/hooks.ts'

type ArticleBody = Omit<
  Extract<MethodInput<Services['NewPublish']['Publish']>, { publishType: 2 }>,
  'requestId' | 'publishType'
>

/** Publishes the article and opens its page. What was written stays when it is refused. */
export function usePublishArticle() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  // The same content keeps its id, so that a second click or a retry after a lost answer publishes once.
  const attempt = useRef({ text: '', id: '' })
  return useMutation({
    mutationFn: (body: ArticleBody) => {
      const text = JSON.stringify(body)
      if (attempt.current.text !== text) attempt.current = { text, id: crypto.randomUUID() }
      return client.call(api.NewPublish.Publish, { publishType: 2, requestId: attempt.current.id, ...body })
    },
    onSuccess: async ({ id, status }) => {
      showToast(status === 1 ? '已提交，审核后公开' : '已发布')
      await Promise.all([
        queries.invalidate(queryClient, api.NewPublish.GetFeed),
        queries.invalidate(queryClient, api.NewPublish.GetDraftList),
        queries.invalidate(queryClient, api.ArticleInfo.GetList),
        queries.invalidate(queryClient, api.UserInfo.GetUserHome),
      ])
      setTimeout(() => navigate(paths.article(id), { replace: true }), redirectDelayMs)
    },
  })
}

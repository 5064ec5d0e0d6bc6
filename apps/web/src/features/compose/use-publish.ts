import { redirectDelayMs } from '@guangquan/contract/limits'
import { showToast } from '@guangquan/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { api, client, queries } from '../../app/api.ts'
import { useNavigate } from '../../app/routing/hooks.ts'
import { categoryOf } from '../../shared/category-of.ts'
import { detailPath } from '../../shared/detail-link.ts'
import type { PublishInput } from './draft-fields.ts'

/**
 * Publishes a post of any kind and opens its page. `content` is everything but the draft it grew from; null while
 * something is missing, and then nothing may be sent.
 */
export function usePublish(content: PublishInput | null, draftId: string | null) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  // The same content is sent again as it was, draft and all, so that a second click or a retry after a lost answer
  // publishes once.
  const attempt = useRef<{ content: string; requestId: string; draftId: string | null }>(undefined)
  return useMutation({
    mutationFn: async () => {
      if (content === null) throw new Error('published too early')
      const text = JSON.stringify(content)
      if (attempt.current?.content !== text) {
        attempt.current = { content: text, requestId: crypto.randomUUID(), draftId }
      }
      const sent = attempt.current
      const published = await client.call(api.NewPublish.Publish, {
        ...content,
        requestId: sent.requestId,
        ...(sent.draftId === null ? {} : { draftId: sent.draftId }),
      })
      // Saved between the tries, it did not end with the post.
      if (draftId !== null && draftId !== sent.draftId) await dropDraft(draftId)
      return { ...published, publishType: content.publishType }
    },
    onSuccess: async ({ id, status, publishType }) => {
      showToast(status === 1 ? '已提交，审核后公开' : '已发布')
      await Promise.all([
        queries.invalidate(queryClient, api.NewPublish.GetFeed),
        queries.invalidate(queryClient, api.NewPublish.GetOwnPublishList),
        queries.invalidate(queryClient, api.NewPublish.GetDraftList),
        queries.invalidate(queryClient, api.ArticleInfo.GetList),
        queries.invalidate(queryClient, api.Picture.GetList),
        queries.invalidate(queryClient, api.Picture.GetUserPublishList),
        queries.invalidate(queryClient, api.UserInfo.GetUserHome),
      ])
      const path = detailPath({ id, publishType, category: categoryOf(publishType) })
      setTimeout(() => navigate(path, { replace: true }), redirectDelayMs)
    },
  })
}

/** What is left of a draft whose post is out; the author finds it among the drafts when this fails. */
async function dropDraft(id: string): Promise<void> {
  await client.call(api.NewPublish.DeleteDraft, { id, requestId: crypto.randomUUID() }).catch(() => undefined)
}

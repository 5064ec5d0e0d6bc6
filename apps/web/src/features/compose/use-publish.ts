import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { api, client } from '../../platform/api.ts'
import { useSendOnce } from '../../shared/use-send-once.ts'
import type { PublishInput } from './draft-fields.ts'
import { useShowPost } from './use-show-post.ts'

/**
 * Publishes a post of any kind and opens its page. `content` is everything but the draft it grew from; null while
 * something is missing, and then nothing may be sent.
 */
export function usePublish(content: PublishInput | null, draftId: string | null) {
  const sendOnce = useSendOnce()
  const showPost = useShowPost()
  // A retry after a lost answer is sent as it was, draft and all, so that it publishes once.
  const first = useRef<{ requestId: string; draftId: string | null }>(undefined)
  return useMutation({
    mutationFn: async () => {
      if (content === null) throw new Error('published too early')
      const published = await sendOnce(content, (requestId) => {
        if (first.current?.requestId !== requestId) first.current = { requestId, draftId }
        const grown = first.current.draftId === null ? {} : { draftId: first.current.draftId }
        return client.call(api.NewPublish.Publish, { ...content, ...grown, requestId })
      })
      // Saved between the tries, it did not end with the post.
      if (draftId !== null && draftId !== first.current?.draftId) await dropDraft(draftId)
      return { ...published, publishType: content.publishType }
    },
    onSuccess: (published) => showPost(published, '已发布'),
  })
}

/** What is left of a draft whose post is out; the author finds it among the drafts when this fails. */
async function dropDraft(id: string): Promise<void> {
  await client.call(api.NewPublish.DeleteDraft, { id, requestId: crypto.randomUUID() }).catch(() => undefined)
}

import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { api, client } from '../../platform/api.ts'
import { useSendOnce } from '../../shared/use-send-once.ts'
import type { PublishInput } from './draft-fields.ts'
import { useShowPost } from './use-show-post.ts'

/**
 * Publishes a post of any kind and opens its page.
 * @param content everything but the draft's id; null while something is missing, when nothing can be sent
 */
export function usePublish(content: PublishInput | null, draftId: string | null) {
  const sendOnce = useSendOnce()
  const showPost = useShowPost()
  // A retry after a lost response repeats the same request, draft id included, so that the post is published once.
  const first = useRef<{ requestId: string; draftId: string | null }>(undefined)
  return useMutation({
    mutationFn: async () => {
      if (content === null) throw new Error('published too early')
      const published = await sendOnce(content, (requestId) => {
        if (first.current?.requestId !== requestId) first.current = { requestId, draftId }
        const grown = first.current.draftId === null ? {} : { draftId: first.current.draftId }
        return client.call(api.NewPublish.Publish, { ...content, ...grown, requestId })
      })
      // A draft saved between the attempts was not removed by publishing.
      if (draftId !== null && draftId !== first.current?.draftId) await dropDraft(draftId)
      return { ...published, publishType: content.publishType }
    },
    onSuccess: (published) => showPost(published, '已发布'),
  })
}

/** Deletes the draft of a published post; on failure it stays among the author's drafts. */
async function dropDraft(id: string): Promise<void> {
  await client.call(api.NewPublish.DeleteDraft, { id, requestId: crypto.randomUUID() }).catch(() => undefined)
}

import { ApiError } from '@guangquan/client'
import type { MethodResult, Services } from '@guangquan/contract'
import { showToast } from '@guangquan/ui'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api, client } from '../../platform/api.ts'
import { promptForPhone } from '../../shared/sign-in/prompt-for-phone.ts'
import { untilConnected, waitingText, type Waiting } from '../../shared/pictures/until-connected.ts'
import { useSendOnce } from '../../shared/forms/use-send-once.ts'
import type { PublishInput } from './draft-fields.ts'
import type { DraftRef, DraftSaver } from './draft-saver.ts'
import { useShowPost } from './use-show-post.ts'

/**
 * Publishes a post of any kind and opens its page. Without a network, or if the session has ended, it is sent later
 * automatically.
 * @param content everything but the draft; null while something is missing and nothing can be sent
 */
export function usePublish(content: PublishInput | null, saver: DraftSaver) {
  const sendOnce = useSendOnce()
  const [composeId] = useState(() => crypto.randomUUID())
  const showPost = useShowPost()
  // A retry after a lost response repeats the same request, draft included, so that the post is published once.
  const first = useRef<{ requestId: string; draft: DraftRef | null }>(undefined)
  const publish = async (whole: PublishInput) => {
    const published = await sendOnce(whole, (requestId) => {
      if (first.current?.requestId !== requestId)
        first.current = { requestId, draft: saver.state.get().draft }
      const { draft } = first.current
      const grown = draft === null ? {} : { draftId: draft.id, draftVersion: draft.version }
      return client.call(api.NewPublish.Publish, { ...whole, ...grown, composeId, requestId })
    })
    if (published.isEarlier === true)
      throw new PublishedEarlier({ ...published, publishType: whole.publishType })
    // A draft saved between the attempts was not removed by publishing.
    const { draft } = saver.state.get()
    const sent = first.current?.draft ?? null
    if (draft !== null && (draft.id !== sent?.id || draft.version !== sent.version)) await dropDraft(draft.id)
    return { ...published, publishType: whole.publishType }
  }
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const latest = useRef(content)
  const page = useRef(new AbortController())
  useEffect(() => {
    latest.current = content
  })
  useEffect(() => () => page.current.abort(), [])

  /** Sends the content when the network returns. */
  const sendLater = (signal: AbortSignal) => {
    let isWaiting = false
    const send = () => {
      const whole = latest.current
      if (whole === null) throw new Error('published too early')
      return publish(whole)
    }
    const onWait = (reason: Waiting | null) => {
      // The note beside the button may be out of sight.
      if (reason === 'network' && !isWaiting) showToast(waitingText(reason, '发布'), 'offline')
      isWaiting = reason !== null
      setWaiting(reason)
    }
    return saver.pauseFor(() => untilConnected(send, { signal, onWait }))
  }
  const publishing = useMutation({
    mutationFn: async () => {
      page.current = new AbortController()
      try {
        return await sendLater(page.current.signal)
      } catch (error) {
        if (error instanceof PublishedEarlier) return await storeLater(error, saver)
        throw (await refusalOfDraft(error, saver)) ?? error
      }
    },
    networkMode: 'always',
    onSuccess: async (published) => {
      await showPost(published, '已发布')
      if (published.ownAlike !== undefined) showToast(alikeText(published.ownAlike.title), 'info')
      if (published.isEarlier === true) showToast('刚才已经发布，后改的在草稿里', 'info')
    },
    onError: (error) => void promptForPhone(error),
  })
  return {
    ...publishing,
    // Stopping to wait is no failure.
    error: publishing.error?.name === 'AbortError' ? null : publishing.error,
    waiting,
    /** Stops waiting: nothing is published. */
    cancel: () => page.current.abort(),
  }
}

const alikeText = (title: string) =>
  title === '' ? '这里有照片和你以前的作品很像' : `和你的作品《${title}》很像`

type Published = MethodResult<Services['NewPublish']['Publish']> & { publishType: number }

/** An attempt whose response was lost did publish the post, without the changes made since. */
class PublishedEarlier extends Error {
  readonly post: Published
  constructor(post: Published) {
    super('published by an earlier attempt')
    this.post = post
  }
}

/**
 * Stores changes made after the post was published as a draft.
 * @throws ApiError if it cannot be stored
 */
async function storeLater({ post }: PublishedEarlier, saver: DraftSaver): Promise<Published> {
  if (await saver.save(true)) return post
  throw new ApiError({ kind: 'Unknown', message: '刚才那次已经发布，后来改的没有存好' })
}

/** The error to show if a post was refused because its draft no longer exists: the content is stored as a new draft. */
async function refusalOfDraft(error: unknown, saver: DraftSaver): Promise<ApiError | null> {
  const { draft } = saver.state.get()
  if (draft === null || !(error instanceof ApiError) || error.kind !== 'ContentNotFound') return null
  await saver.save(true)
  if (saver.state.get().draft?.id === draft.id) return null
  return new ApiError({
    kind: error.kind,
    status: error.status,
    message: '原来的草稿已经在别处发布或删除，现在写的存成了新的草稿',
  })
}

/** Deletes the draft of a published post; on failure it stays among the author's drafts. */
async function dropDraft(id: string): Promise<void> {
  await client.call(api.NewPublish.DeleteDraft, { id, requestId: crypto.randomUUID() }).catch(() => undefined)
}

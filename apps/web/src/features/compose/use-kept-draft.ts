import type { MethodInput, Services } from '@guangquan/contract'
import { draftAutosaveMs } from '@guangquan/contract/limits'
import { useCallback, useEffect, useRef, useState } from 'react'
import { api, client } from '../../app/api.ts'
import type { SaveState } from './use-autosave.ts'

type Body = MethodInput<Services['NewPublish']['SaveDraft']>

/**
 * Keeps a post of any kind as a draft: every 10 s while it changes, and at once by `saveNow`. `body` is null while
 * there is nothing worth keeping. `draftId` is null until the first save. A failed save is told and tried again with
 * the next change.
 */
export function useKeptDraft(body: Body | null, firstDraftId: string | null) {
  const [draftId, setDraftId] = useState(firstDraftId)
  const [state, setState] = useState<SaveState>({ kind: 'clean' })
  const text = body === null ? '' : JSON.stringify(body)
  const [saved, setSaved] = useState(firstDraftId === null ? '' : text)
  const latest = useRef({ body, text, saved, draftId })
  const running = useRef<Promise<boolean> | null>(null)

  useEffect(() => {
    latest.current = { body, text, saved, draftId }
  })

  const save = useCallback(async (): Promise<boolean> => {
    const now = latest.current
    if (now.body === null || now.text === now.saved) return true
    setState({ kind: 'saving' })
    try {
      const answer = await client.call(api.NewPublish.SaveDraft, {
        ...now.body,
        requestId: crypto.randomUUID(),
        ...(now.draftId === null ? {} : { id: now.draftId }),
      })
      latest.current = { ...latest.current, draftId: answer.id, saved: now.text }
      setSaved(now.text)
      setDraftId(answer.id)
      setState({ kind: 'saved', at: answer.savedTime })
      return true
    } catch {
      setState({ kind: 'failed' })
      return false
    }
  }, [])

  // One save at a time: two at once could make two drafts of one post.
  const saveNow = useCallback(async (): Promise<boolean> => {
    while (running.current !== null) await running.current
    running.current = save()
    const done = await running.current
    running.current = null
    return done
  }, [save])

  useEffect(() => {
    const timer = setInterval(() => void saveNow(), draftAutosaveMs)
    return () => clearInterval(timer)
  }, [saveNow])

  return { draftId, state, saveNow, isDirty: body !== null && text !== saved }
}

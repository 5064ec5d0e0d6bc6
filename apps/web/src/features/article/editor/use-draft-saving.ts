import type { MethodInput, Services } from '@guangquan/contract'
import { draftAutosaveMs } from '@guangquan/contract/limits'
import { useCallback, useEffect, useRef, useState } from 'react'
import { api, client } from '../../../app/api.ts'

type DraftBody = Omit<
  Extract<MethodInput<Services['NewPublish']['SaveDraft']>, { publishType: 2 }>,
  'id' | 'requestId' | 'publishType'
>

export type SaveState = 'clean' | 'saving' | 'failed' | { savedAt: string }

/**
 * Keeps an article being written as a draft: every 10 s while it changes, and at once by `saveNow`. A failed save is
 * told and tried again. `draftId` is null until the first save.
 */
export function useDraftSaving(body: DraftBody, hasContent: boolean, firstDraftId: string | null) {
  const text = JSON.stringify(body)
  const [draftId, setDraftId] = useState(firstDraftId)
  const [state, setState] = useState<SaveState>('clean')
  // What a kept draft opens with is what is kept; the editor may write it a little otherwise.
  const [savedText, setSavedText] = useState(text)
  const latest = useRef({ body, text, savedText: text, draftId: firstDraftId, hasContent })
  const running = useRef<Promise<boolean> | null>(null)

  useEffect(() => {
    latest.current = { ...latest.current, body, text, hasContent }
  })

  const save = useCallback(async (): Promise<boolean> => {
    const now = latest.current
    if (!now.hasContent || now.text === now.savedText) return true
    setState('saving')
    try {
      const answer = await client.call(api.NewPublish.SaveDraft, {
        publishType: 2,
        requestId: crypto.randomUUID(),
        ...now.body,
        ...(now.draftId === null ? {} : { id: now.draftId }),
      })
      latest.current = { ...latest.current, draftId: answer.id, savedText: now.text }
      setSavedText(now.text)
      setDraftId(answer.id)
      setState({ savedAt: answer.savedTime })
      return true
    } catch {
      setState('failed')
      return false
    }
  }, [])

  // One save at a time: two at once could make two drafts of one article.
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

  return { draftId, state, saveNow, isDirty: hasContent && text !== savedText }
}

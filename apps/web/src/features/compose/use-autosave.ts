import { ApiError } from '@guangquan/client'
import { draftAutosaveMs } from '@guangquan/contract/limits'
import { useCallback, useEffect, useRef, useState } from 'react'
import { api, client } from '../../platform/api.ts'
import type { SaveInput } from './draft-fields.ts'
import { sentenceOf } from '../../shared/sentence-of.ts'

export type SaveState =
  | { kind: 'clean' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: string }
  | { kind: 'failed' }
  /** The server's sentence: 20 drafts are stored already. */
  | { kind: 'full'; sentence: string }

/**
 * Saves a post being written as a draft: every 10 s while it changes, and at once with `saveNow`. `draftId` is null
 * until the first save. A failed save is reported and repeated; `saveNow` resolves to its sentence, or to none.
 * @param content everything to be stored, of any kind of post
 */
export function useAutosave(content: SaveInput, hasContent: boolean, firstDraftId: string | null) {
  const [draftId, setDraftId] = useState(firstDraftId)
  const [state, setState] = useState<SaveState>({ kind: 'clean' })
  const body = JSON.stringify(content)
  const [savedBody, setSavedBody] = useState(firstDraftId === null ? '' : body)
  const latest = useRef({ body, draftId, savedBody, hasContent: false })
  const running = useRef<Promise<string> | null>(null)

  useEffect(() => {
    latest.current = { body, draftId, savedBody, hasContent }
  })

  const save = useCallback(async (): Promise<string> => {
    const now = latest.current
    if (!now.hasContent || now.body === now.savedBody) return ''
    setState({ kind: 'saving' })
    try {
      const response = await client.call(api.NewPublish.SaveDraft, {
        requestId: crypto.randomUUID(),
        ...JSON.parse(now.body),
        ...(now.draftId === null ? {} : { id: now.draftId }),
      })
      latest.current = { ...latest.current, draftId: response.id, savedBody: now.body }
      setSavedBody(now.body)
      setDraftId(response.id)
      setState({ kind: 'saved', at: response.savedTime })
      return ''
    } catch (error) {
      const isFull = error instanceof ApiError && error.kind === 'DraftLimit'
      setState(isFull ? { kind: 'full', sentence: error.message } : { kind: 'failed' })
      return sentenceOf(error, '草稿没有存好，请重试')
    }
  }, [])

  // One save at a time: two concurrent ones could create two drafts of one post.
  const saveNow = useCallback(async (): Promise<string> => {
    while (running.current !== null) await running.current
    running.current = save()
    const failure = await running.current
    running.current = null
    return failure
  }, [save])

  useEffect(() => {
    const timer = setInterval(() => void saveNow(), draftAutosaveMs)
    return () => clearInterval(timer)
  }, [saveNow])

  return { draftId, state, saveNow, isDirty: hasContent && body !== savedBody }
}

/** Save state of the draft, shown below the form. */
export function saveText(state: SaveState): string {
  switch (state.kind) {
    case 'clean':
      return ''
    case 'saving':
      return '正在存草稿'
    case 'saved':
      return `草稿已保存　${state.at.slice(11, 16)}`
    case 'failed':
      return '草稿没有存好，会再试一次'
    case 'full':
      return `${state.sentence}。删掉一篇旧草稿，这一篇会自动存上`
  }
}

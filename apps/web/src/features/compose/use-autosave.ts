import { draftAutosaveMs } from '@guangquan/contract/draft/draft.limits'
import { confirm, createStore, showToast, useStore, type Store } from '@guangquan/ui'
import { useEffect, useState } from 'react'
import { onSignedInAgain } from '../../shared/overlay/on-signed-in-again.ts'
import { useAuthorId } from './use-author-id.ts'
import type { SaveInput } from './draft-fields.ts'
import { followDraft } from './draft-address.ts'
import { makeDraftMirror, type DraftMirror } from './draft-mirror.ts'
import { makeDraftSaver, type DraftRef, type DraftSaver, type SaveState } from './draft-saver.ts'
import { holdMirrorLock, releaseMirrorLock } from './mirror-locks.ts'
import type { ComposedPhotos } from './use-photo-mirror.ts'
import { draftPath } from './draft-words.ts'
import { saveDraft } from './save-draft.ts'

interface Autosaved {
  /** Everything to be stored, of any kind of post. */
  content: SaveInput
  hasContent: boolean
  firstDraft: DraftRef | null
  /** The photographs that are not uploaded yet. */
  photos: ComposedPhotos | undefined
}

/**
 * Saves a post being written as a draft: every 10 s while it changes, and immediately with `saver.save`. A failed save
 * is reported and repeated, immediately when the network returns or the member has signed in again. Content that the
 * server does not have yet is mirrored in the browser.
 */
export function useAutosave({ content, hasContent, firstDraft, photos }: Autosaved) {
  const body = JSON.stringify(content)
  const [latest] = useState(() => createStore<string | null>(null))
  useEffect(() => latest.set(hasContent ? body : null))
  const [saver] = useState(() => {
    const made: DraftSaver = makeDraftSaver({
      draft: firstDraft,
      savedBody: firstDraft === null ? '' : body,
      readBody: latest.get,
      send: saveDraft,
      onChanged: () => void chooseDraft(made, content.publishType),
    })
    return made
  })
  const { draft, savedBody, save } = useStore(saver.state)
  const mirror = useMirror({ saver, latest, publishType: content.publishType, photos })

  useEffect(() => {
    const store = () => void saver.save()
    const timer = setInterval(store, draftAutosaveMs)
    addEventListener('online', store)
    const unsubscribe = onSignedInAgain(store)
    return () => {
      clearInterval(timer)
      removeEventListener('online', store)
      unsubscribe()
    }
  }, [saver])

  const { publishType } = content
  useEffect(() => {
    if (save.kind === 'anew' && draft !== null) followDraft({ id: draft.id, publishType })
  }, [save.kind, draft, publishType])

  return { saver, mirror, draft, state: save, isDirty: hasContent && body !== savedBody }
}

interface Mirrored {
  saver: DraftSaver
  latest: Store<string | null>
  publishType: number
  photos: ComposedPhotos | undefined
}

/** Mirrors a draft in the browser while its composer is open, and shows other pages that it is. */
function useMirror({ saver, latest, publishType, photos }: Mirrored): DraftMirror {
  const memberId = useAuthorId()
  const [key] = useState(() => photos?.draftKey ?? crypto.randomUUID())
  const [mirror] = useState(() =>
    makeDraftMirror({ key, memberId, publishType, readBody: latest.get, saver, photos, now: Date.now }),
  )
  const pending = photos?.pending
  useEffect(() => {
    // After the effects of one render: a photograph leaves those to be uploaded when the content names its upload.
    const update = () => queueMicrotask(mirror.update)
    const page = new AbortController()
    holdMirrorLock(key)
    const stops = [latest.subscribe(update), saver.state.subscribe(update), pending?.subscribe(update)]
    addEventListener('pagehide', update, page)
    return () => {
      page.abort()
      releaseMirrorLock(key)
      for (const stop of stops) stop?.()
    }
  }, [mirror, key, latest, saver, pending])
  return mirror
}

/** Lets the author choose which of two versions of a draft to continue with. Both are stored either way. */
async function chooseDraft(saver: DraftSaver, publishType: SaveInput['publishType']): Promise<void> {
  const other = saver.state.get().draft
  const opensOther = await confirm({
    title: '这份草稿在别处改过',
    text: '在这里写的会另存为一份草稿，两份都在草稿箱里。',
    confirmLabel: '打开另一份',
    cancelLabel: '在这里继续写',
  })
  const isStored = await saver.separate()
  if (!isStored) showToast(saveText(saver.state.get().save), 'error')
  // A new load, since the address may be the same.
  else if (opensOther && other !== null) location.assign(draftPath({ id: other.id, publishType }))
  else if (!opensOther) {
    const own = saver.state.get().draft
    if (own !== null) followDraft({ id: own.id, publishType })
  }
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
    case 'anew':
      return `原来的草稿已经发布或删除，已存成新的草稿　${state.at.slice(11, 16)}`
    case 'changed':
      return '这份草稿在别处改过'
    case 'failed':
      return state.reason === '' ? '草稿没有存好，会再试一次' : `草稿没有存好，会再试一次：${state.reason}`
    case 'full':
      return `${state.sentence}。删掉一篇旧草稿，这一篇会自动存上`
  }
}

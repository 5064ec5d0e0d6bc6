import type { Draft } from '@guangquan/contract'
import { showToast } from '@guangquan/ui'
import { useReturnPath } from '../../shared/sign-in/return-path.ts'
import { waitingText } from '../../shared/pictures/until-connected.ts'
import { useUnsavedPage } from '../../shared/forms/unsaved-page.ts'
import { useLeaveWarning } from '../../shared/forms/use-leave-warning.ts'
import type { PublishInput, SaveInput } from './draft-fields.ts'
import { draftPath } from './draft-words.ts'
import type { ComposedPhotos } from './use-photo-mirror.ts'
import { saveText, useAutosave } from './use-autosave.ts'
import { usePublish } from './use-publish.ts'

interface Composed {
  /** The draft to continue. */
  draft: Draft | null
  /** Everything to be stored. */
  stored: SaveInput
  /** The post to publish; null while something is missing. */
  post: PublishInput | null
  /** There is unsaved input. */
  hasContent: boolean
  /**
   * Question to ask when leaving would lose something that drafts do not store, and what happens to it; null if
   * nothing.
   */
  underway?: Underway | null
  /** The photographs that are not uploaded yet. */
  photos?: ComposedPhotos
}

interface Underway {
  question: string
  text: string
}

/** Photographs are being uploaded. */
export const uploadsUnderway: Underway = {
  question: '照片还在上传，确定离开？',
  text: '存成草稿后，没传完的照片留在这台设备上，下次打开接着传。',
}

/** A post of any kind being created: saved as a draft automatically, with a warning before leaving, published once. */
export type Composing = ReturnType<typeof useComposing>

export function useComposing({ draft, stored, post, hasContent, photos, underway = null }: Composed) {
  const autosave = useAutosave({ content: stored, hasContent, firstDraft: draft, photos })
  const publish = usePublish(post, autosave.saver)
  useReturnPath(async () => {
    await autosave.saver.save()
    const { draft: saved } = autosave.saver.state.get()
    return saved === null ? null : draftPath({ id: saved.id, publishType: stored.publishType })
  })
  useUnsavedPage(hasContent && !publish.isSuccess)
  const { waiting } = publish
  const saveDraft = async () => {
    if (publish.isPending || publish.isSuccess) return false
    const done = await autosave.saver.save()
    const { save } = autosave.saver.state.get()
    // Changes made elsewhere are asked about.
    if (save.kind === 'changed') return false
    if (done) showToast('草稿已保存')
    else if (save.kind === 'full') showToast(save.sentence, 'error')
    else showToast((save.kind === 'failed' && save.reason) || '草稿没有存好，请重试', 'error')
    return done
  }
  const losing = waiting === null ? underway?.question : '作品还没发出去，确定离开？'
  useLeaveWarning((autosave.isDirty || losing !== undefined) && !publish.isSuccess, {
    question: losing ?? '草稿还没存好，确定离开？',
    text: underway?.text ?? '',
    // Nothing is saved while a post waits to be sent.
    ...(waiting === null
      ? { save: { label: '存草稿并离开', run: saveDraft, discard: autosave.mirror.discard } }
      : {}),
  })
  return {
    publish,
    note: waiting === null ? saveText(autosave.state) : `${waitingText(waiting, '发布')}，请不要关闭页面`,
    saveDraft,
  }
}

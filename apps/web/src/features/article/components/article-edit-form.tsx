import { useState } from 'react'
import { useUnsavedPage } from '../../../shared/forms/unsaved-page.ts'
import { useLeaveWarning } from '../../../shared/forms/use-leave-warning.ts'
import {
  EditEnd,
  UnstoredNote,
  unsavedEdit,
  useEditMirror,
  useEditPost,
  usePhotoMirror,
  type EditedPost,
} from '../../compose/index.ts'
import { contentOf, useWriting, wholeOf } from '../editor/use-writing.ts'
import { ArticleEditorLayout } from './article-editor-layout.tsx'

/** Edits a published article. */
export function ArticleEditForm({ linkHosts, ...edited }: EditedPost & { linkHosts: readonly string[] }) {
  const { post, start, mirrorKey, pending } = edited
  const writing = useWriting(start, pending)
  const photos = usePhotoMirror({
    pending: writing.pending,
    fileOf: writing.pendingFile,
    stored: pending ?? { draftKey: mirrorKey },
  })
  const whole = wholeOf(writing)
  const { id, topicIds, place } = post
  const save = useEditPost(whole === null ? null : { ...whole, id, topicIds, place })
  const now = JSON.stringify(writing.body)
  // The editor normalises the text, so changes are measured against its own output for the unchanged article.
  const [before, setBefore] = useState<string | null>(null)
  if (before === null && writing.editing.state !== null) setBefore(now)
  const isChanged = before !== null && (now !== before || start !== post || writing.pending.list.length > 0)
  useUnsavedPage(isChanged && !save.isSuccess)
  useEditMirror(edited, {
    content: isChanged ? contentOf(start, writing) : null,
    isSaved: save.isSuccess,
    photos,
  })
  useLeaveWarning(isChanged && !save.isSuccess, unsavedEdit)
  return (
    <ArticleEditorLayout writing={writing} linkHosts={linkHosts} error={save.error}>
      <UnstoredNote photos={photos} />
      <EditEnd saving={save} blocked={isChanged ? writing.missing : '还没有改动'} />
    </ArticleEditorLayout>
  )
}

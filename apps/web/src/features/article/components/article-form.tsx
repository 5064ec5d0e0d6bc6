import {
  PublishEnd,
  UnstoredNote,
  uploadsUnderway,
  useComposing,
  usePhotoMirror,
  type DraftFormProps,
} from '../../compose/index.ts'
import { useWriting, wholeOf } from '../editor/use-writing.ts'
import { ArticleEditorLayout } from './article-editor-layout.tsx'
import { ArticleDrafts } from './article-drafts.tsx'

/** The form for a new article. Text and uploads survive every failure. */
export function ArticleForm(props: DraftFormProps & { linkHosts: readonly string[] }) {
  const { draft, pending, others, onDraftRemoved, linkHosts } = props
  const writing = useWriting(draft, pending)
  const { body, hasContent } = writing
  const photos = usePhotoMirror({ pending: writing.pending, fileOf: writing.pendingFile, stored: pending })
  const composing = useComposing({
    draft,
    stored: body,
    post: wholeOf(writing),
    hasContent,
    underway: writing.uploading ? uploadsUnderway : null,
    photos,
  })
  return (
    <ArticleEditorLayout
      writing={writing}
      linkHosts={linkHosts}
      error={composing.publish.error}
      before={hasContent ? null : <ArticleDrafts drafts={others} onRemoved={onDraftRemoved} />}
    >
      <UnstoredNote photos={photos} />
      <PublishEnd composing={composing} label="发布文章" blocked={writing.missing} />
    </ArticleEditorLayout>
  )
}

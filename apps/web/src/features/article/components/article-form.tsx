import { PublishEnd, useComposing, type DraftFormProps } from '../../compose/index.ts'
import { useWriting, wholeOf } from '../editor/use-writing.ts'
import { ArticleEditorLayout } from './article-editor-layout.tsx'
import { ArticleDrafts } from './article-drafts.tsx'

/** The form for a new article. Text and uploads survive every failure. */
export function ArticleForm(props: DraftFormProps & { linkHosts: readonly string[] }) {
  const { draft, others, onDraftRemoved, linkHosts } = props
  const writing = useWriting(draft)
  const { body, hasContent } = writing
  const composing = useComposing({ draft, stored: body, post: wholeOf(writing), hasContent })
  return (
    <ArticleEditorLayout
      writing={writing}
      linkHosts={linkHosts}
      error={composing.publish.error}
      before={hasContent ? null : <ArticleDrafts drafts={others} onRemoved={onDraftRemoved} />}
    >
      <PublishEnd composing={composing} label="发布文章" blocked={writing.missing} />
    </ArticleEditorLayout>
  )
}

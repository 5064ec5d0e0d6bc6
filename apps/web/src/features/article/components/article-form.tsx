import type { Draft } from '@guangquan/contract'
import { ApiError } from '@guangquan/client'
import { articleLimits } from '@guangquan/contract/limits'
import { articleLength, readingMinutes } from '@guangquan/rules/article-length'
import { AutoTextarea, Button, showToast, useStore } from '@guangquan/ui'
import { useMemo, useState } from 'react'
import { useKeepPage } from '../../../shared/keep-page.ts'
import { PageAction } from '../../../shared/page-bar.tsx'
import { useLeaveWarning } from '../../../shared/use-leave-warning.ts'
import { bodyOf, emptyFields, fieldsOf, missingOf, type ArticleFields } from '../editor/article-fields.ts'
import { countFigures, isEmpty, writeArticle, wordsOf } from '../editor/article-html.ts'
import { useDraftSaving, type SaveState } from '../editor/use-draft-saving.ts'
import { useEditor, type Editing } from '../editor/use-editor.ts'
import { usePublishArticle } from '../editor/use-publish-article.ts'
import { ArticleDrafts } from './article-drafts.tsx'
import { ArticleSettings } from './article-settings.tsx'
import { CoverField } from './cover-field.tsx'
import { RichText } from './rich-text.tsx'

interface ArticleFormProps {
  draft: Draft | null
  /** Other articles that were left unfinished. */
  others: readonly Draft[]
  onDraftRemoved: () => void
  linkHosts: readonly string[]
}

/** Everything of an article being written. What was written or uploaded survives every failure. */
export function ArticleForm({ draft, others, onDraftRemoved, linkHosts }: ArticleFormProps) {
  const [fields, setFields] = useState<ArticleFields>(() => (draft === null ? emptyFields : fieldsOf(draft)))
  const [coverTravels, setCoverTravels] = useState(false)
  const editing = useEditor({
    draft: draft?.article ?? null,
    maxPhotos: articleLimits.photos,
  })
  const text = useText(editing)
  // Those of photographs that were removed meanwhile matter no more.
  const uploads = [...useStore(editing.uploads.all).values()].filter(({ key }) => text.photoNames.has(key))
  const change = (part: Partial<ArticleFields>) => setFields((now) => ({ ...now, ...part }))

  const body = { ...bodyOf(fields), html: text.html }
  const hasContent = fields.title !== '' || fields.cover !== null || fields.tags.length > 0 || !text.isEmpty
  const saving = useDraftSaving(body, hasContent, draft?.id ?? null)
  const publish = usePublishArticle()
  useKeepPage(hasContent && !publish.isSuccess)
  useLeaveWarning(saving.isDirty && !publish.isSuccess, { question: '草稿还没存好，确定离开？' })

  const missing = missingOf({
    fields,
    ...text,
    travelling: coverTravels || uploads.some(({ state }) => state === 'waiting' || state === 'sending'),
    failed: uploads.some(({ state }) => state === 'failed'),
  })

  async function saveDraft() {
    const done = await saving.saveNow()
    showToast(done ? '草稿已保存' : '草稿没有存好，请重试', done ? 'success' : 'error')
  }

  function send() {
    const { coverFileId, categoryId, ...rest } = body
    if (coverFileId === null || categoryId === null) return
    publish.mutate({
      ...rest,
      coverFileId,
      categoryId,
      ...(saving.draftId === null ? {} : { draftId: saving.draftId }),
    })
  }

  return (
    <div className="article-form">
      <PageAction>
        <Button kind="text" size="small" onClick={() => void saveDraft()}>
          存草稿
        </Button>
      </PageAction>
      <div className="article-form-text">
        {hasContent ? null : <ArticleDrafts drafts={others} onRemoved={onDraftRemoved} />}
        <CoverField
          cover={fields.cover}
          error={null}
          onBusy={setCoverTravels}
          onChange={(cover) => change({ cover })}
        />
        <AutoTextarea
          bare
          className="article-form-title"
          aria-label="标题"
          placeholder="标题"
          maxRows={4}
          maxLength={articleLimits.title.max * 2}
          value={fields.title}
          onChange={(event) => change({ title: event.currentTarget.value.replace(/\n/g, ' ') })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            editing.focus()
          }}
        />
        <RichText editing={editing} linkHosts={linkHosts} />
      </div>
      <aside className="article-form-side" aria-label="发布设置">
        <ArticleSettings fields={fields} error={publish.error} onChange={change} />
        <p className="mt-6 flex flex-wrap gap-x-4 text-small text-ink-3">
          <span>
            <b className="ui-print text-ink">{text.length.toLocaleString('en')}</b> /{' '}
            {articleLimits.body.max.toLocaleString('en')} 字
          </span>
          <span>{text.photos} 张照片</span>
          <span>约 {readingMinutes(text.length, text.photos)} 分钟读完</span>
        </p>
        <p className="mt-1 min-h-5 text-small text-ink-3" role="status">
          {saveText(saving.state)}
        </p>
        {publish.error === null ? null : (
          <p role="alert" className="mt-2 text-small text-danger">
            {publish.error instanceof ApiError ? publish.error.message : '没有发布成功'}
            ，内容还在，可以再试一次。
          </p>
        )}
        <div className="article-form-buttons">
          <Button kind="line" onClick={() => void saveDraft()}>
            存草稿
          </Button>
          <Button
            kind="lit"
            block
            busy={publish.isPending || publish.isSuccess}
            busyLabel="正在发布"
            disabled={missing !== ''}
            disabledReason={missing === '' ? undefined : missing}
            onDisabledClick={() => showToast(missing, 'info', 3000)}
            onClick={send}
          >
            发布文章
          </Button>
        </div>
      </aside>
    </div>
  )
}

/** What of the text the form around it needs, found anew when the text changes. */
function useText({ state }: Editing) {
  const doc = state?.doc
  return useMemo(() => {
    if (doc === undefined) {
      return { html: '', length: 0, photos: 0, videos: 0, isEmpty: true, photoNames: new Set<string>() }
    }
    return {
      html: isEmpty(doc) ? '' : writeArticle(doc),
      length: articleLength(wordsOf(doc)),
      ...countFigures(doc),
      isEmpty: isEmpty(doc),
    }
  }, [doc])
}

function saveText(state: SaveState): string {
  switch (state) {
    case 'clean':
      return ''
    case 'saving':
      return '正在存草稿'
    case 'failed':
      return '草稿没有存好，会再试'
    default:
      return `草稿已保存　${state.savedAt.slice(11, 16)}`
  }
}

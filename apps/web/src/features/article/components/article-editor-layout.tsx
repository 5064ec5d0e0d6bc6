import { pressedKey } from '@guangquan/ui/pressed-key'
import { countText } from '@guangquan/contract/text/count-text'
import { articleLimits } from '@guangquan/contract/article/article.limits'
import { readingMinutes } from '@guangquan/rules/posts/article-length'
import { AutoTextarea } from '@guangquan/ui'
import type { ReactNode } from 'react'
import type { Writing } from '../editor/use-writing.ts'
import { ArticleSettings } from './article-settings.tsx'
import { CoverField } from './cover-field.tsx'
import { RichText } from './rich-text.tsx'

interface ArticleEditorLayoutProps {
  writing: Writing
  linkHosts: readonly string[]
  /** Error of the last attempt to publish or save. */
  error: Error | null
  /** Shown above the cover. */
  before?: ReactNode
  /** The end of the form: save state and buttons. */
  children: ReactNode
}

/** Cover, title and text of an article on the left, its settings on the right. */
export function ArticleEditorLayout({
  writing,
  linkHosts,
  error,
  before,
  children,
}: ArticleEditorLayoutProps) {
  const { fields, change, editing, text } = writing
  return (
    <>
      <div className="article-form">
        <div className="article-form-text">
          {before}
          <CoverField cover={fields.cover} error={null} sending={writing.cover} />
          <AutoTextarea
            bare
            className="article-form-title"
            aria-label="标题"
            placeholder="标题"
            maxRows={4}
            value={fields.title}
            onChange={(event) => change({ title: event.currentTarget.value.replace(/\n/g, ' ') })}
            onKeyDown={(event) => {
              if (pressedKey(event) !== 'Enter') return
              event.preventDefault()
              editing.focus()
            }}
          />
          <RichText editing={editing} linkHosts={linkHosts} />
        </div>
        <aside className="article-form-side" aria-label="发布设置">
          <ArticleSettings fields={fields} error={error} onChange={change} />
          <p className="mt-6 flex flex-wrap gap-x-4 text-small text-ink-3">
            <span>
              <b className="ui-print text-ink">{countText(text.length)}</b> /{' '}
              {countText(articleLimits.body.max)} 字
            </span>
            <span>{text.photos} 张照片</span>
            <span>约 {readingMinutes(text.length, text.photos)} 分钟读完</span>
          </p>
        </aside>
      </div>
      {children}
    </>
  )
}

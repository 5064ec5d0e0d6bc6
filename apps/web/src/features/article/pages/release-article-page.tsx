import '../article-text.css'
import '../editor.css'
import { writingRules } from '@guangquan/routes/first/own'
import { IrisLoader } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { queries } from '../../../platform/api.ts'
import { useSearchParams } from '../../../platform/routing/hooks.ts'
import { ComposePage, EditPage, KindGate, WithDraft } from '../../compose/index.ts'
import { ArticleEditForm } from '../components/article-edit-form.tsx'
import { ArticleForm } from '../components/article-form.tsx'

const article = 2

/** 发布文章. `?draft=` continues a draft, `?edit=` edits a published article. */
export default function ReleaseArticlePage() {
  const [search] = useSearchParams()
  const rules = useQuery(queries.one(...writingRules()))
  const edited = search.get('edit')
  if (rules.isPending) return <IrisLoader className="pt-24" />
  // The server checks links; without its list the editor just cannot warn beforehand.
  const linkHosts = rules.data?.linkHosts ?? []
  if (edited !== null) {
    return <EditPage id={edited}>{(post) => <ArticleEditForm {...post} linkHosts={linkHosts} />}</EditPage>
  }
  return (
    <ComposePage title="发布文章" kind="article">
      <KindGate kind="article" label="写文章">
        <WithDraft publishType={article}>
          {(beginning) => <ArticleForm {...beginning} linkHosts={linkHosts} />}
        </WithDraft>
      </KindGate>
    </ComposePage>
  )
}

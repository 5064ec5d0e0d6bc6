import '../article-text.css'
import '../editor.css'
import { IrisLoader } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { api, queries } from '../../../app/api.ts'
import { useSearchParams } from '../../../app/routing/hooks.ts'
import { ComposePage, EditPage, KindGate } from '../../compose/index.ts'
import { ArticleEditForm } from '../components/article-edit-form.tsx'
import { ArticleForm } from '../components/article-form.tsx'

const article = 2

/** 发布文章. With `?draft=` it goes on with that draft, with `?edit=` it changes an article that is out. */
export default function ReleaseArticlePage() {
  const [search] = useSearchParams()
  const rules = useQuery(queries.one(api.ArticleInfo.GetWritingRules, {}))
  const edited = search.get('edit')
  if (rules.isPending) return <IrisLoader className="pt-24" />
  // Links are judged by the server; without its list the editor only cannot say so beforehand.
  const linkHosts = rules.data?.linkHosts ?? []
  if (edited !== null) {
    return (
      <EditPage id={edited}>
        {(post) => <ArticleEditForm key={edited} post={post} linkHosts={linkHosts} />}
      </EditPage>
    )
  }
  return (
    <ComposePage title="发布文章" kind="article">
      <KindGate kind="article" label="写文章">
        <ArticleWithDraft asked={search.get('draft')} linkHosts={linkHosts} />
      </KindGate>
    </ComposePage>
  )
}

function ArticleWithDraft({ asked, linkHosts }: { asked: string | null; linkHosts: readonly string[] }) {
  const drafts = useQuery({ ...queries.one(api.NewPublish.GetDraftList, {}), staleTime: 0, gcTime: 0 })
  if (drafts.isPending) return <IrisLoader className="pt-24" />
  // Without the list one can still write: only the offer to go on with a draft is missing.
  const kept = (drafts.data ?? []).filter(({ publishType }) => publishType === article)
  const draft = kept.find(({ id }) => id === asked) ?? null
  return (
    <ArticleForm
      key={draft?.id ?? 'new'}
      draft={draft}
      others={kept.filter(({ id }) => id !== draft?.id)}
      linkHosts={linkHosts}
      onDraftRemoved={() => void drafts.refetch()}
    />
  )
}

import '../article-text.css'
import '../editor.css'
import { unlocks } from '@guangquan/rules/level'
import { ErrorState, IrisLoader, Tabs } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { api, queries } from '../../../app/api.ts'
import { useSearchParams } from '../../../app/routing/hooks.ts'
import { paths } from '../../../app/paths.ts'
import { ArticleForm } from '../components/article-form.tsx'
import { LevelLock } from '../components/level-lock.tsx'

const article = 2

/** 发布文章. With `?draft=` it goes on with that draft; otherwise it offers those that were left. */
export default function ReleaseArticlePage() {
  const [search] = useSearchParams()
  const asked = search.get('draft')
  const own = useQuery(queries.one(api.UserInfo.Get, {}))
  const rules = useQuery(queries.one(api.ArticleInfo.GetWritingRules, {}))
  const drafts = useQuery({ ...queries.one(api.NewPublish.GetDraftList, {}), staleTime: 0, gcTime: 0 })
  if (own.isPending || drafts.isPending || rules.isPending) return <IrisLoader className="pt-24" />
  if (own.isError) return <ErrorState onRetry={() => void own.refetch()} />
  // Without the list one can still write: only the offer to go on with a draft is missing.
  const kept = (drafts.data ?? []).filter(({ publishType }) => publishType === article)
  const draft = kept.find(({ id }) => id === asked) ?? null
  return (
    <div className="page compose-article">
      <header className="compose-article-head">
        <h1 className="text-h2 font-semibold">发布文章</h1>
        <Tabs label="发布什么" items={kinds} current="article" />
      </header>
      {own.data.level < unlocks.article ? (
        <LevelLock own={own.data} level={unlocks.article} />
      ) : (
        <ArticleForm
          key={draft?.id ?? 'new'}
          draft={draft}
          others={kept.filter(({ id }) => id !== draft?.id)}
          linkHosts={rules.data?.linkHosts ?? []}
          onDraftRemoved={() => void drafts.refetch()}
        />
      )}
    </div>
  )
}

const kinds = [
  { id: 'photo', label: '照片', href: paths.release() },
  { id: 'article', label: '文章', href: paths.releaseArticle() },
  { id: 'video', label: '视频', href: paths.releaseVideo() },
  { id: 'vote', label: '投票', href: paths.releaseVote() },
  { id: 'match', label: '影赛作品', href: paths.releaseEntry() },
] as const

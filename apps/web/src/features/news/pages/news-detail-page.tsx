import '../news-detail.css'
import { ApiError } from '@guangquan/client'
import { newsDetail } from '@guangquan/routes/first/news'
import { IrisLoader, LinkButton, MissingPage } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { queries } from '../../../platform/api.ts'
import { brandPaths } from '../../../platform/brand-paths.ts'
import { paths } from '../../../platform/paths.ts'
import { useParams } from '../../../platform/routing/hooks.ts'
import { LoadError } from '../../../shared/lists/load-error.tsx'
import { NewsView } from '../components/news-view.tsx'

/** One of the official news. */
export default function NewsDetailPage() {
  const { id = '' } = useParams()
  const query = useQuery(queries.one(...newsDetail(id)))
  if (query.isPending)
    return (
      <div className="min-h-svh">
        <IrisLoader className="pt-24" />
      </div>
    )
  if (!query.isError) return <NewsView key={id} news={query.data} />
  const { error } = query
  const isMissing = error instanceof ApiError && ['ContentNotFound', 'BadInput'].includes(error.kind)
  if (!isMissing) return <LoadError of={query} />
  return (
    <div className="page pt-10">
      <MissingPage
        title="内容不存在或已删除"
        help="这条资讯不存在，或者已经撤下了。"
        actions={
          <>
            <LinkButton kind="ink" href={paths.home()}>
              回首页
            </LinkButton>
            <LinkButton kind="line" href={brandPaths.newsOf()}>
              看全部资讯
            </LinkButton>
          </>
        }
      />
    </div>
  )
}

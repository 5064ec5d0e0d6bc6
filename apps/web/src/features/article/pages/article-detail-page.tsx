import '../article.css'
import { ApiError } from '@guangquan/client'
import { ErrorState, IrisLoader } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { api, queries } from '../../../app/api.ts'
import { loadChunk } from '../../../app/load-chunk.ts'
import { useParams } from '../../../app/routing/hooks.ts'
import { useOverlay } from '../../../shared/overlay.ts'
import { ArticleView } from '../components/article-view.tsx'

const MissingPost = lazy(async () => {
  const { MissingPost } = await loadChunk(() => import('../../post/index.ts'))
  return { default: MissingPost }
})

/** 文章详情. */
export default function ArticleDetailPage() {
  const { id = '' } = useParams()
  const query = useQuery(queries.one(api.ArticleInfo.Get, { id }))
  const { removed } = useOverlay(`post:${id}`)
  if (removed === true) return <Missing />
  if (query.isPending) return <IrisLoader className="pt-24" />
  if (query.isError) {
    const isGone =
      query.error instanceof ApiError && ['ContentNotFound', 'BadInput'].includes(query.error.kind)
    return isGone ? <Missing /> : <ErrorState onRetry={() => void query.refetch()} />
  }
  return <ArticleView key={query.data.id} article={query.data} />
}

function Missing() {
  return (
    <Suspense fallback={<IrisLoader className="pt-24" />}>
      <MissingPost />
    </Suspense>
  )
}

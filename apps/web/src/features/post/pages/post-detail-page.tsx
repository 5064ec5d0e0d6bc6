import '../detail.css'
import { ApiError } from '@guangquan/client'
import { ErrorState, IrisLoader } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { loadChunk } from '../../../app/load-chunk.ts'
import { useParams } from '../../../app/routing/hooks.ts'
import { api, queries } from '../../../app/api.ts'
import { useOverlay } from '../../../shared/overlay.ts'
import { PostDetail } from '../components/post-detail.tsx'

const MissingPost = lazy(async () => {
  const { MissingPost } = await loadChunk(() => import('../components/missing-post.tsx'))
  return { default: MissingPost }
})

/** 作品详情 of photographs. */
export default function PostDetailPage() {
  const { id = '' } = useParams()
  const query = useQuery(queries.one(api.NewPublish.Detail, { id }))
  const { removed } = useOverlay(`post:${id}`)
  if (removed === true) return <Missing />
  if (query.isPending) return <IrisLoader className="pt-24" />
  if (query.isError) {
    const isGone =
      query.error instanceof ApiError && ['ContentNotFound', 'BadInput'].includes(query.error.kind)
    return isGone ? <Missing /> : <ErrorState onRetry={() => void query.refetch()} />
  }
  // A new post is a new page: its stage and its write box begin anew.
  return <PostDetail key={query.data.id} post={query.data} />
}

function Missing() {
  return (
    <Suspense fallback={<IrisLoader className="pt-24" />}>
      <MissingPost />
    </Suspense>
  )
}

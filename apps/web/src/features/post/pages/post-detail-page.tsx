import '../detail.css'
import { ApiError } from '@guangquan/client'
import { ErrorState, IrisLoader } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '../../../app/routing/hooks.ts'
import { api, queries } from '../../../app/api.ts'
import { useOverlay } from '../../../shared/overlay.ts'
import { MissingPost } from '../components/missing-post.tsx'
import { PostDetail } from '../components/post-detail.tsx'

/** 作品详情 of photographs. */
export default function PostDetailPage() {
  const { id = '' } = useParams()
  const query = useQuery(queries.one(api.NewPublish.Detail, { id }))
  const { removed } = useOverlay(`post:${id}`)
  if (removed === true) return <MissingPost />
  if (query.isPending) return <IrisLoader className="pt-24" />
  if (query.isError) {
    const isGone =
      query.error instanceof ApiError && ['ContentNotFound', 'BadInput'].includes(query.error.kind)
    return isGone ? <MissingPost /> : <ErrorState onRetry={() => void query.refetch()} />
  }
  // A new post is a new page: its stage and its write box begin anew.
  return <PostDetail key={query.data.id} post={query.data} />
}

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
import { PostFacts } from '../components/post-facts.tsx'
import { VideoFacts } from '../video/video-facts.tsx'
import { VideoStage } from '../video/video-stage.tsx'

const MissingPost = lazy(async () => {
  const { MissingPost } = await loadChunk(() => import('../components/missing-post.tsx'))
  return { default: MissingPost }
})

const workingPollMs = 5000

/** 视频详情: the player where photographs have their stage. */
export default function VideoDetailPage() {
  const { id = '' } = useParams()
  const query = useQuery({
    ...queries.one(api.NewPublish.Detail, { id }),
    // Its author waits here until it can be watched.
    refetchInterval: ({ state }) => (state.data?.video?.playable === false ? workingPollMs : false),
  })
  const { removed } = useOverlay(`post:${id}`)
  if (removed === true) return <Missing />
  if (query.isPending) return <IrisLoader className="pt-24" />
  if (query.isError) {
    const isGone =
      query.error instanceof ApiError && ['ContentNotFound', 'BadInput'].includes(query.error.kind)
    return isGone ? <Missing /> : <ErrorState onRetry={() => void query.refetch()} />
  }
  const post = query.data
  const { video } = post
  if (video === null) return <Missing />
  return (
    <PostDetail
      key={post.id}
      post={post}
      stage={
        <>
          <VideoStage post={post} video={video} />
          <PostFacts post={post}>
            <VideoFacts video={video} place={post.place} />
          </PostFacts>
        </>
      }
    />
  )
}

function Missing() {
  return (
    <Suspense fallback={<IrisLoader className="pt-24" />}>
      <MissingPost />
    </Suspense>
  )
}

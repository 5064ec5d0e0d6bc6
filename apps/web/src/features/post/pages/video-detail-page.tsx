import '../detail.css'
import { postOf } from '@guangquan/routes/first/post'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '../../../platform/routing/hooks.ts'
import { queries } from '../../../platform/api.ts'
import { LazyMissingPost } from '../components/lazy-missing-post.tsx'
import { PostDetail } from '../components/post-detail.tsx'
import { PostFacts } from '../components/post-facts.tsx'
import { WithPost } from '../components/with-post.tsx'
import { VideoFacts } from '../video/video-facts.tsx'
import { VideoStage } from '../video/video-stage.tsx'

const workingPollMs = 5000

/** 视频详情: with the player in place of the photographs. */
export default function VideoDetailPage() {
  const { id = '' } = useParams()
  const query = useQuery({
    ...queries.one(...postOf(id)),
    // Polls for the author until the video is playable.
    refetchInterval: ({ state }) => (state.data?.video?.playable === false ? workingPollMs : false),
  })
  return (
    <WithPost id={id} query={query}>
      {(post) =>
        post.video === null ? (
          <LazyMissingPost />
        ) : (
          <PostDetail
            post={post}
            stage={
              <>
                <VideoStage post={post} video={post.video} />
                <PostFacts post={post}>
                  <VideoFacts video={post.video} place={post.place} />
                </PostFacts>
              </>
            }
          />
        )
      }
    </WithPost>
  )
}

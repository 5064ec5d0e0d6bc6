import type { PublishItem, SocialCookie, VideoCard } from '@guangquan/contract'
import { ApiError } from '@guangquan/client'
import { Button, LinkButton, Rebate, postFrame } from '@guangquan/ui'
import { useMutation } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { api, client } from '../../../platform/api.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { paths } from '../../../platform/paths.ts'
import { currentUser } from '../../../platform/session/session.ts'
import { formatLength } from './format-length.ts'
import { VideoWaiting } from './video-waiting.tsx'
import { VideoPlayer } from './video-player.tsx'

// URLs are valid for an hour; a failure sooner than this after a fetch has another cause.
const retryDelayMs = 20_000

/** The player of a post, with a message when the video cannot be watched, or no further. */
export function VideoStage({ post, video }: { post: PublishItem; video: VideoCard }) {
  const [isOver, setIsOver] = useState(false)
  const [isBroken, setIsBroken] = useState(false)
  const play = useMutation({
    mutationFn: async () => {
      const cookie = await socialCookie()
      return client.call(api.Video.GetPlay, { id: post.id, ...(cookie === null ? {} : { cookie }) })
    },
  })
  const want = () => {
    if (play.isPending) return
    setIsBroken(false)
    play.mutate()
  }
  const lose = () => {
    if (Date.now() - play.submittedAt < retryDelayMs) setIsBroken(true)
    else want()
  }
  const onLimit = useCallback(() => setIsOver(true), [])

  return (
    <div className="post-stage">
      <figure
        className="post-stage-figure"
        style={{ maxWidth: `calc((100svh - var(--header-h) - 140px) * ${video.width / video.height})` }}
      >
        <VideoPlayer
          id={post.id}
          title={post.title}
          width={video.width}
          height={video.height}
          durationSeconds={video.durationMs / 1000}
          poster={post.cover?.url1080}
          play={play.data}
          onRequest={want}
          onLost={lose}
          onLimit={onLimit}
          notice={noticeOf(post, video, { error: play.error, isBroken, isOver, retry: want })}
        />
        <Rebate frame={postFrame(1)} postId={post.id} exposure={{}} note={rebateNote(video)} />
      </figure>
    </div>
  )
}

function rebateNote({ durationMs, width, height, ownersOnly }: VideoCard): string {
  const parts = [formatLength(durationMs / 1000), `${Math.min(width, height)}p`]
  return [...parts, ...(ownersOnly ? ['机主专享'] : [])].join('　')
}

/** The player cookie of a member who signed in by WeChat or QQ. It is not stored. */
async function socialCookie(): Promise<SocialCookie | null> {
  if (currentUser() === null) return null
  return client.call(api.UserInfo.GetSocialCookie, {})
}

interface Trouble {
  error: Error | null
  isBroken: boolean
  isOver: boolean
  retry: () => void
}

function noticeOf(post: PublishItem, video: VideoCard, { error, isBroken, isOver, retry }: Trouble) {
  if (!video.playable) {
    return post.status === 4 ? (
      <p>这个视频没能处理成功，请换一个文件重新发布。</p>
    ) : (
      <VideoWaiting fileId={video.fileId} isAuthor={post.isAuthor} />
    )
  }
  if (isOver) {
    const isVisitor = currentUser() === null
    return (
      <>
        <p className="text-h4 font-semibold">前 2 分钟看完了</p>
        <p className="mt-2">这是机主专享课程，注册你的器材，就能看完整内容。</p>
        <LinkButton
          kind="lit"
          className="mt-5"
          href={isVisitor ? paths.login(paths.video(post.id)) : ownPaths.products()}
        >
          {isVisitor ? '登录' : '注册产品'}
        </LinkButton>
      </>
    )
  }
  if (error !== null || isBroken) {
    return (
      <>
        <p role="alert">{error instanceof ApiError ? error.message : '视频没有打开'}</p>
        <Button kind="line" className="mt-4" onClick={retry}>
          重试
        </Button>
      </>
    )
  }
  return null
}
